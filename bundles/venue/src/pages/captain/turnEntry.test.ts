import type { Answer, CommandBody } from 'chess-match/client/contract';
import { ONE_TEXT } from 'chess-match/client/turn';
import { expect, it } from 'vitest';
import { createTurnEntry } from './turnEntry';

const LOST: Answer = {
  ...{ ok: false, version: 0, matchId: null },
  error: { code: 'client/no_answer', params: {}, rule: null, item: null },
};
const DONE: Answer = { ok: true, version: 13, matchId: 'm' };
const PRESS: CommandBody = { type: 'commitTurn', expectedVersion: 12, line: '1:e4' };

const bench = (...answers: Answer[]) => {
  const fates: ((isDone: boolean) => void)[] = [];
  const entry = createTurnEntry(
    {
      send: () => Promise.resolve(DONE),
      act: (_, becameOf) => {
        fates.push(becameOf);
        return Promise.resolve(answers.shift() ?? DONE);
      },
    },
    ONE_TEXT,
  );
  return { entry, fates };
};

it.each([true, false])('says what became of a press whose answer was lost, instead of not knowing', async (isDone) => {
  const { entry, fates } = bench(LOST);
  await entry.act(PRESS);
  expect(entry.state()).toMatchObject({ refusal: { code: 'client/no_answer' }, fate: null });
  fates[0]?.(isDone);
  expect(entry.state()).toMatchObject({ refusal: null, fate: { type: 'commitTurn', isDone } });
  entry.dismiss();
  expect(entry.state().fate).toBeNull();
});

it('what is done next is not answered by the fate of what was done before', async () => {
  const { entry, fates } = bench(LOST, DONE);
  await entry.act(PRESS);
  await entry.act(PRESS);
  fates[0]?.(false);
  expect(entry.state()).toMatchObject({ refusal: null, fate: null });
});
