import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { classical } from '../classical';
import type { Command } from '../business/rules/commands';
import type { State } from '../business/rules/state';
import * as apart from '../testing/boardsApart';
import { newGame, T0 } from '../testing/play';
import { append, foldHistory, type History } from './history';
import { keyMomentsOf } from './keyMoments';
import { decideUndo } from './undo';

const MINUTE_MS = 60_000;

/** Commands one after the other, a minute apart. */
const played = (commands: readonly Command[], begun = foldHistory<State>(business, newGame({}), [])): History<State> =>
  commands.reduce((history, command, index) => {
    const decided = business.decide(history.state, command, T0 + index * MINUTE_MS);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce((known, event) => append(business, known, event), history);
  }, begun);
const turn = (line: string): Command => ({ type: 'commitTurn', line });
const told = (history: History<State>) =>
  keyMomentsOf(business, history).map(({ atMs, turn: label, kind, board, other, amount }) => [
    ...[(atMs - T0) / MINUTE_MS, label, kind],
    ...[board, other, amount].filter((each) => each !== null),
  ]);

describe('the key moments of a match', () => {
  it('are none before it begins; then it begins with the clock, or with the first turn', () => {
    expect(told(played([]))).toEqual([]);
    const set: Command = { type: 'setClock', side: 'white', remainingMs: MINUTE_MS, reason: 'x' };
    expect(told(played([set]))).toEqual([]);
    expect(told(played([{ type: 'startClock' }]))).toEqual([[0, '', 'begins']]);
    expect(told(played([turn('1:e4'), turn('1:e5')]))).toEqual([[0, '', 'begins']]);
  });

  it('are what a director had reason to show, each once, when it was', () => {
    const history = played([
      { type: 'startClock' },
      ...[turn('1:e4'), turn('1:e5'), turn('1:Nf3 2:Bc4 branch 1>2 3+7'), turn('1:Nc6 2:Nc6')],
    ]);
    expect(told(history)).toEqual([
      [0, '', 'begins'],
      [3, '2.', 'branching', 1, 2, 7],
    ]);
  });

  it('are each of several turns, one after the other', () => {
    const history = played([turn('1:e4 2:d4 branch 1>2 3+7'), turn('1:e5 resign 2')]);
    expect(told(history)).toEqual([
      [0, '', 'begins'],
      [0, '1.', 'branching', 1, 2, 7],
      [1, '1...', 'boardEnd', 2, 7],
    ]);
  });

  it('are told once as long as they last, with the turn after which they did', () => {
    const resigned = apart.ask(apart.begin(2), { type: 'resignMatch', thread: '1', team: 'white' });
    const history = apart.press(resigned, '2:e4 2:e5');
    const moments = keyMomentsOf(classical, history).map(({ turn: label, ply, kind }) => [label, ply, kind]);
    expect(moments).toEqual([
      ['', 0, 'begins'],
      ['2:1.', 1, 'gameEnd'],
    ]);
  });

  it('forget what was taken back', () => {
    const history = played([turn('1:e4 2:d4 branch 1>2 3+7')]);
    const undone = decideUndo(business, history, T0 + MINUTE_MS, null);
    if (!undone.ok) throw new Error(undone.error.code);
    expect(told(append(business, history, undone.value))).toEqual([]);
  });

  it('end with the match, by a turn or by a flag', () => {
    const mated = played([turn('1:f3'), turn('1:e5'), turn('1:g4'), turn('1:Qh4#')]);
    expect(told(mated).at(-1)).toEqual([3, '2...', 'matchOver']);
    const short = foldHistory<State>(business, newGame({ timePerTeamMs: MINUTE_MS, incrementMs: 0 }), []);
    const flagged = played([{ type: 'startClock' }, { type: 'flag', side: 'white' }], short);
    expect(told(flagged).at(-1)).toEqual([1, expect.any(String), 'matchOver']);
  });
});
