import type { Answer } from 'chess-match/client/contract';
import { expect, it } from 'vitest';
import type { DeviceCommandBody } from '../../wire/wire';
import { createFates } from './fates';

const PRESS: DeviceCommandBody = { type: 'commitTurn', id: 'a-press', issuedAt: 5, expectedVersion: 12, line: '1:e4' };
const DONE: Answer = { ok: true, version: 13, matchId: 'm' };
const STALE: Answer = {
  ok: false,
  version: 12,
  matchId: 'm',
  error: { code: 'match/stale', params: {}, rule: null, item: null },
};

const bench = (...answers: (Answer | null)[]) => {
  const sent: DeviceCommandBody[] = [];
  const told: boolean[] = [];
  const fates = createFates((command) => {
    sent.push(command);
    return Promise.resolve(answers.shift() ?? null);
  });
  fates.ask(PRESS, (isDone) => told.push(isDone));
  const look = async (): Promise<void> => {
    fates.look();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, told, fates, look };
};

it('asks for a lost answer under the command’s own id and a version that no match has', async () => {
  const { sent, look } = bench(DONE);
  expect(sent).toEqual([]);
  await look();
  expect(sent).toEqual([{ ...PRESS, expectedVersion: 0 }]);
});

it.each([
  [DONE, true],
  [STALE, false],
])('tells once what became of it', async (answer, isDone) => {
  const { told, sent, look } = bench(answer);
  await look();
  await look();
  expect(told).toEqual([isDone]);
  expect(sent).toHaveLength(1);
});

it('asks again where that answer is lost too, one at a time', async () => {
  const { told, sent, fates, look } = bench(null, DONE);
  fates.look();
  await look();
  expect(sent).toHaveLength(1);
  expect(told).toEqual([]);
  await look();
  expect(told).toEqual([true]);
});
