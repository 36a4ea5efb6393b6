import type { Answer, CommandBody } from 'chess-match/client/contract';
import { lineOf, ONE_TEXT, textOf } from 'chess-match/client/turn';
import { expect, it } from 'vitest';
import { createTurnEntry, isUnderWay, refusalOf } from './turnEntry';

const no = (code: string, version = 0): Answer => ({
  ok: false,
  version,
  matchId: null,
  error: { code, params: {}, rule: null, item: null },
});
const LOST = no('client/no_answer');
const DONE: Answer = { ok: true, version: 13, matchId: 'm' };

/** A screen in turn "1" of version 12, whose draft has version 1; what it sends is answered by hand. */
const bench = () => {
  const fates: ((isDone: boolean) => void)[] = [];
  const sent: CommandBody[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const submit = (body: CommandBody): Promise<Answer> => {
    sent.push(body);
    return new Promise((answered) => waiting.push(answered));
  };
  const entry = createTurnEntry(
    {
      send: submit,
      act: (body, becameOf) => {
        fates.push(becameOf);
        return submit(body);
      },
    },
    ONE_TEXT,
    'A',
  );
  const see = (line: string | null, version: number, turn = '1', matchVersion = 12): void =>
    entry.see({ turn, matchVersion, draft: line === null ? null : { line, version } });
  see('', 1);
  const answer = async (given: Answer): Promise<void> => {
    waiting.shift()?.(given);
    await Promise.resolve();
    await Promise.resolve();
  };
  const line = (): string => lineOf(entry.state().entry.draft);
  const lines = (): readonly string[] =>
    sent.map((body) => `${body.type} ${'line' in body ? body.line : ''} ${body.expectedVersion}`);
  return { entry, fates, see, answer, line, lines, sent };
};

const pressed = async () => {
  const at = bench();
  at.see('e4', 2);
  at.entry.press();
  return at;
};

it.each([true, false])('says what became of a press whose answer was lost, instead of not knowing', async (isDone) => {
  const { entry, fates, answer } = await pressed();
  await answer(LOST);
  expect([refusalOf(entry.state())?.code, isUnderWay(entry.state())]).toEqual(['client/no_answer', false]);
  fates[0]?.(isDone);
  expect(refusalOf(entry.state())).toBeNull();
  expect(entry.state().fate).toEqual({ type: 'commitTurn', turn: '1', isDone });
  entry.dismiss();
  expect(entry.state().fate).toBeNull();
});

it('what is done next is not answered by the fate of what was done before', async () => {
  const { entry, fates, answer } = await pressed();
  await answer(LOST);
  entry.press();
  fates[0]?.(false);
  expect(entry.state().fate).toBeNull();
  await answer(DONE);
  expect(refusalOf(entry.state())).toBeNull();
});

it('presses the line by the versions it sees, in its thread, once', async () => {
  const { entry, lines, sent, answer, see } = await pressed();
  entry.press();
  void entry.act({ type: 'offerDraw', expectedVersion: 12, team: 'white' });
  expect(lines()).toEqual(['commitTurn e4 12']);
  expect(sent[0]).toMatchObject({ thread: 'A' });
  await answer(DONE);
  expect(isUnderWay(entry.state())).toBe(true);
  see(null, 0, '2', 13);
  expect(isUnderWay(entry.state())).toBe(false);
});

it('presses when its line has arrived, and not where another page was quicker', async () => {
  const { entry, lines, answer, see, line } = bench();
  entry.edit(() => 'e4');
  entry.press();
  await answer({ ...DONE, version: 2 });
  expect(lines()).toEqual(['setDraft e4 1', 'commitTurn e4 12']);
  await answer(no('move/illegal'));
  see('e4', 2);
  entry.edit(() => 'd4');
  entry.press();
  see('c4', 3);
  await answer(no('draft/stale', 3));
  expect([line(), entry.state().entry.draft.notice]).toMatchObject(['c4', { kind: 'replaced', text: 'd4' }]);
  expect(lines()).toHaveLength(3);
});

it('nothing goes into the opponent’s turn: neither what is touched while the clock is pressed nor what was left', async () => {
  const { entry, lines, answer, see } = await pressed();
  entry.edit(() => 'd4');
  entry.undo();
  expect(textOf(entry.state().entry)).toBe('');
  await answer(DONE);
  see(null, 0, '2', 13);
  expect(lines()).toEqual(['commitTurn e4 12']);
});

it('shows the server’s line where the answer to its own never came, and says what was lost', async () => {
  const { entry, answer, line } = bench();
  entry.edit(() => 'e4');
  entry.press();
  await answer(LOST);
  expect([line(), entry.state().entry.draft.notice]).toMatchObject(['', { kind: 'unsent', text: 'e4' }]);
  expect(isUnderWay(entry.state())).toBe(false);
});

it('goes back a step at a time, and not into the turn before', async () => {
  const { entry, answer, line, see } = bench();
  entry.edit(() => 'e4');
  await answer({ ...DONE, version: 2 });
  entry.edit(() => 'd4');
  await answer({ ...DONE, version: 3 });
  entry.undo();
  expect([line(), entry.state().before]).toEqual(['e4', ['']]);
  see('', 5, '2', 13);
  expect(entry.state().before).toEqual([]);
});

it.each(['press', 'offer'])(
  'says that a %s came too late, whichever is heard first: that, or the turn after',
  async (act) => {
    for (const code of ['match/stale', 'venue/not_your_turn'])
      for (const isAnswerFirst of [true, false]) {
        const { entry, answer, see } = act === 'press' ? await pressed() : bench();
        if (act === 'offer') void entry.act({ type: 'offerDraw', expectedVersion: 12, team: 'white' });
        if (isAnswerFirst) await answer(no(code, 13));
        see(null, 0, '2', 13);
        if (!isAnswerFirst) await answer(no(code, 13));
        expect(refusalOf(entry.state())?.code).toBe(code);
        see('', 0, '3', 14);
        entry.edit(() => 'd4');
        expect(refusalOf(entry.state())).toBeNull();
      }
  },
);

it('does not say of a turn what was wrong with the one before', async () => {
  const { entry, answer, see } = await pressed();
  await answer(no('move/illegal'));
  expect(refusalOf(entry.state())?.code).toBe('move/illegal');
  see(null, 0, '2', 13);
  expect(refusalOf(entry.state())).toBeNull();
});
