import { describe, expect, it } from 'vitest';
import { classical } from '../classical';
import { ask, begin, follow, press, T0, type Boards } from '../testing/boardsApart';
import { plainChess } from '../testing/plainChess';
import { stop } from './clock';
import type { AnyGame } from './game';
import { append, foldHistory } from './history';
import type { ClockChoice } from './leaveClocks';
import { decideTakeBack } from './takeBack';

const at = (seconds: number): number => T0 + seconds * 1000;

const takenBack = (history: Boards, turns: number, clocks: ClockChoice, seconds: number): Boards => {
  const decided = decideTakeBack(classical, history, at(seconds), { turns, reason: 'x', clocks });
  if (!decided.ok) throw new Error(decided.error.code);
  return follow(history, decided.value);
};

/** What each side of each board has used, seconds. */
const used = ({ initial, state }: Boards, seconds: number) =>
  state.boards.map(({ clock }, index) => {
    const full = initial.boards[index]?.clock.remainingMs ?? { white: 0, black: 0 };
    const { white, black } = stop(clock, at(seconds)).remainingMs;
    return [(full.white - white) / 1000, (full.black - black) / 1000];
  });

const started = (boards: number): Boards => ask(begin(boards, { incrementMs: 0 }), { type: 'startClock' }, at(0));

describe('B27 clocks after turns were taken back', () => {
  const played = (): Boards => {
    let history = started(2);
    for (const [move, seconds] of [['1:e4', 10] as const, ['2:d4', 25] as const, ['1:e5', 40] as const])
      history = press(history, move, at(seconds));
    return ask(press(history, '2:d5', at(65)), { type: 'stopClock', reason: 'x' }, at(100));
  };

  it('show what they show now', () => {
    const before = used(played(), 100);
    expect(before).toEqual([
      [70, 30],
      [60, 40],
    ]);
    expect(used(takenBack(played(), 2, 'asNow', 300), 300)).toEqual(before);
  });

  it('or, on each board, what they showed when the last turn that stays there was made', () => {
    expect(used(takenBack(played(), 2, 'asThen', 300), 300)).toEqual([
      [10, 0],
      [25, 0],
    ]);
  });

  it('have on a board without any turn that stays what it began with', () => {
    expect(used(takenBack(played(), 3, 'asThen', 300), 300)).toEqual([
      [10, 0],
      [0, 0],
    ]);
  });
});

describe('B27 time given back after the turn that stays, for what was lost before it', () => {
  it('belongs to the clock that had lost it', () => {
    let history = started(1);
    history = ask(history, { type: 'noteGap', cause: 'down', fromMs: at(5), toMs: at(65) }, at(65));
    history = press(history, '1:e4', at(70));
    expect(used(history, 70)).toEqual([[70, 0]]);
    history = ask(press(history, '1:e5', at(90)), { type: 'dismissGap', giveBack: true }, at(95));
    expect(used(takenBack(history, 1, 'asThen', 95), 95)).toEqual([[10, 0]]);
  });
});

describe('clocks of a game', () => {
  it('that gives no lost time back, and leaves them alone, are nothing to the step', () => {
    const game = plainChess as unknown as AnyGame;
    const begun = plainChess.initial({ settings: {} });
    if (!begun.ok) throw new Error(begun.error.code);
    let history = foldHistory<unknown>(game, begun.value, []);
    for (const line of ['e4', 'e5']) {
      const decided = game.decide(history.state, { type: 'commitTurn', line } as { readonly type: string }, T0);
      if (!decided.ok) throw new Error(decided.error.code);
      history = decided.value.reduce((known, event) => append(game, known, event), history);
    }
    for (const clocks of ['asNow', 'asThen'] as const)
      expect(decideTakeBack(game, history, T0, { turns: 1, reason: 'x', clocks })).toEqual({
        ok: true,
        value: { type: 'takenBack', atMs: T0, seqs: [2], reason: 'x' },
      });
  });
});
