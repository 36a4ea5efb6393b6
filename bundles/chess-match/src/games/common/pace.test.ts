import { expect, it } from 'vitest';
import { business } from '../business';
import type { Command } from '../business/rules/commands';
import { newGame, T0 } from '../testing/play';
import { foldChronicle } from './chronicle';
import { append, foldHistory, type History } from './history';
import { median } from './median';
import { madeOn, paceOf } from './pace';
import { SIDES } from './sides';
import { decideUndo } from './undo';

const game = () => {
  let history: History<ReturnType<typeof newGame>> = foldHistory(business, newGame({}), []);
  const ask = (command: Command, seconds: number): void => {
    const decided = business.decide(history.state, command, T0 + seconds * 1000);
    if (!decided.ok) throw new Error(decided.error.code);
    history = decided.value.reduce((known, event) => append(business, known, event), history);
  };
  return {
    ask,
    turn: (line: string, seconds: number) => ask({ type: 'commitTurn', line }, seconds),
    undo: (seconds: number): void => {
      const decided = decideUndo(business, history, T0 + seconds * 1000, null);
      if (!decided.ok) throw new Error(decided.error.code);
      history = append(business, history, decided.value);
    },
    pace: (team: 'white' | 'black') => {
      const { moments } = foldChronicle(business, history, null);
      const seats = business.project(history.state).match.seats.filter((seat) => seat.team === team);
      return paceOf(madeOn(moments, seats));
    },
  };
};

it('tells the median of a team’s turns and its longest thought with the turn it was', () => {
  const { ask, turn, pace } = game();
  ask({ type: 'startClock' }, 0);
  turn('1:e4', 10);
  turn('1:e5', 15);
  turn('1:Nf3', 115);
  turn('1:Nc6', 118);
  turn('1:Bb5', 148);
  expect(pace('white')).toEqual({
    turns: 3,
    usedMs: 140_000,
    medianMs: 30_000,
    longest: { usedMs: 100_000, turn: '2.' },
  });
  expect(pace('black')).toMatchObject({ turns: 2, medianMs: 4000 });
});

it('counts no time while the clock stands, and no turn that was made without a clock', () => {
  const { ask, turn, pace } = game();
  turn('1:e4', 5);
  expect(pace('white')).toEqual({ turns: 0, usedMs: 0, medianMs: null, longest: null });
  ask({ type: 'startClock' }, 10);
  ask({ type: 'stopClock', reason: '' }, 20);
  ask({ type: 'startClock' }, 3600);
  turn('1:e5', 3605);
  expect(pace('black')).toMatchObject({ turns: 1, usedMs: 15_000 });
});

it('knows nothing of a turn that was taken back', () => {
  const { ask, turn, undo, pace } = game();
  ask({ type: 'startClock' }, 0);
  turn('1:e4', 300);
  undo(301);
  expect(pace('white').turns).toBe(0);
  turn('1:d4', 310);
  expect(pace('white')).toMatchObject({ turns: 1, longest: { turn: '1.' } });
});

it('tells the first of two turns that took as long', () => {
  const made = ['1.', '2.'].map((turn) => ({ usedMs: 5, turn, thread: 'A', side: 'white' as const }));
  expect(paceOf(made).longest).toEqual({ usedMs: 5, turn: '1.' });
});

it('knows a team’s turns by its seats: the colour it plays on each board', () => {
  const moments = ['A', 'B'].flatMap((thread) =>
    SIDES.map((side) => ({ usedMs: 1, turn: `${thread} ${side}`, thread, side })),
  );
  const seats = [
    { thread: 'A', side: 'white', team: 'white' },
    { thread: 'B', side: 'black', team: 'white' },
  ] as const;
  expect(madeOn(moments, seats).map(({ turn }) => turn)).toEqual(['A white', 'B black']);
});

it('has the middle of numbers, of an even count the mean of the two', () => {
  expect([median([]), median([3]), median([9, 1]), median([9, 1, 4])]).toEqual([null, 3, 5, 4]);
});
