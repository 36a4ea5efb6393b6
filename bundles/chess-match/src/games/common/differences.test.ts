import { expect, it } from 'vitest';
import { swedish } from '../swedish';
import { business } from '../business';
import { eventsOf, newGame, T0 } from '../testing/play';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import { differences, type Picture } from './differences';
import { factsOf } from './facts';
import { append, foldHistory, type History } from './history';

const SECOND = 1000;

const begin = (): History<State> => foldHistory(business, newGame({}), []);
const after = (history: History<State>, command: Command, nowMs = T0): History<State> =>
  eventsOf(history.state, command, nowMs).reduce((at, event) => append(business, at, event), history);
const picture = (history: History<State>, draft = '', nowMs = T0): Picture => ({
  views: business.project(history.state),
  facts: factsOf(business, history),
  draft,
  nowMs,
});

const NOTHING = {
  score: null,
  turn: null,
  own: null,
  boards: [],
  clocks: [],
  mode: null,
  draft: null,
  gone: [],
  back: [],
};

it('nothing lies between a match and itself', () => {
  const played = picture(after(begin(), { type: 'commitTurn', line: '1:e4' }), '1:e5');
  expect(differences(played, played)).toEqual(NOTHING);
});

it('a turn changes its board, whose turn it is and the line prepared, and comes with its words', () => {
  const start = begin();
  const told = differences(picture(start, '1:e4'), picture(after(start, { type: 'commitTurn', line: '1:e4' })));
  expect(told).toMatchObject({
    ...NOTHING,
    turn: {
      before: { turn: '1.', ply: 0, toMove: 'white', status: 'playing' },
      after: { turn: '1...', ply: 1, toMove: 'black', status: 'playing' },
    },
    boards: [{ board: 1, files: 8, ranks: 8, before: { lastMove: null, line: 'b1' }, after: { lastMove: 'e4' } }],
    draft: { before: '1:e4', after: '' },
    back: [{ label: '1.', kind: 'turn', line: '1:e4' }],
  });
  const [board] = told.boards;
  expect([board?.before.pieces['e2'], board?.after.pieces['e2'], board?.after.pieces['e4']]).toEqual([
    'wP',
    undefined,
    'wP',
  ]);
  // Without pieces off the board there are none to be told.
  expect([board?.before.reserves, board?.after.result]).toEqual([null, null]);
});

it('a board that is worth less is told with what it was worth', () => {
  const start = begin();
  const branched = after(start, { type: 'commitTurn', line: '1:e4 2:d4 branch 1>2 3+7' });
  const [first, second] = differences(picture(start), picture(branched)).boards;
  const chips = (value: number) => [{ kind: 'chips', value }];
  expect([first?.before.badges, first?.after.badges]).toEqual([chips(10), chips(3)]);
  expect([second?.before.badges, second?.after.badges]).toEqual([[], chips(7)]);
});

it('what is taken back is gone', () => {
  const start = begin();
  const played = after(start, { type: 'commitTurn', line: '1:e4' });
  const told = differences(picture(played), picture(start));
  expect([told.gone, told.back]).toEqual([[{ label: '1.', kind: 'turn', line: '1:e4' }], []]);
});

it('a clock that runs is compared as it stands at either moment, and one that is set by its side', () => {
  const running = after(begin(), { type: 'startClock' });
  const { white } = running.state.clock.remainingMs;
  const told = differences(picture(running, '', T0 + SECOND), picture(running, '', T0 + 4 * SECOND));
  expect(told).toEqual({
    ...NOTHING,
    clocks: [
      {
        side: 'white',
        thread: expect.any(String) as string,
        before: { remainingMs: white - SECOND, running: true },
        after: { remainingMs: white - 4 * SECOND, running: true },
      },
    ],
  });
  // A picture from before it was started has lost nothing.
  expect(differences(picture(running, '', T0 - SECOND), picture(running)).clocks).toEqual([]);
  const set = after(begin(), { type: 'setClock', side: 'black', remainingMs: 60 * SECOND, reason: 'short' });
  expect(differences(picture(begin()), picture(set)).clocks).toMatchObject([
    { side: 'black', before: { running: false }, after: { remainingMs: 60 * SECOND, running: false } },
  ]);
});

it('an end changes score and status, and its board says how', () => {
  const start = begin();
  const told = differences(picture(start), picture(after(start, { type: 'commitTurn', line: 'resign 1' })));
  expect(told).toMatchObject({
    score: { before: { white: 0, black: 0 }, after: { white: 0, black: 20 } },
    turn: { before: { status: 'playing' }, after: { status: 'over' } },
    boards: [{ before: { status: 'live', result: null }, after: { status: 'ended', result: 'resignation' } }],
  });
});

it('reserves are told as they are written, and what a game has of its own beside them', () => {
  const begun = swedish.initial({ settings: {} });
  if (!begun.ok) throw new Error(begun.error.code);
  const play = (state: unknown, line: string): unknown => {
    const decided = swedish.decide(state as never, { type: 'commitTurn', line } as never, T0);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce<unknown>((at, event) => swedish.evolve(at as never, event), state);
  };
  const before = ['A:e4', 'A:d5', 'A:exd5', 'A:Nf6'].reduce(play, begun.value);
  const taken = ['A:Nc3', 'A:Nxd5', 'A:Nxd5'].reduce(play, before);
  const of = (state: unknown): Picture => ({ views: swedish.project(state as never), facts: [], draft: '', nowMs: T0 });
  const told = differences(of(before), of(taken), (one, other) => (one === other ? null : ({ kind: 'own' } as never)));
  expect(told.own).toEqual({ kind: 'own' });
  expect(told.boards.map(({ board, after: { reserves } }) => [board, reserves])).toEqual([
    [1, { white: '', black: '' }],
    [2, { white: 'P', black: 'NP' }],
  ]);
});
