import { describe, expect, it } from 'vitest';
import type { Assessment, Engine } from '../../engine';
import { ORTHODOX_REFEREE } from '../../games/chess/referee';
import { JUDGE } from '../../games/swedish/rules/judge';
import { positionsAsked, toldOfAsked, withAsked, type Asking } from './asked';
import { assessed } from './testing/played';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const STALEMATE = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';
/** Black is in check and waits for something to put between. */
const WAITING = 'R5k1/5ppp/8/8/8/8/8/6K1[N] b - - 0 1';
const SLOPE = 0.0036;

const asking = (...positions: readonly string[]): readonly Asking[] =>
  positions.map((position, index) => ({ desk: `d${index}`, position }));

/** What is told of one position by an engine that thinks so of it. */
const told = (position: string, assessment: Assessment | null, judge = ORTHODOX_REFEREE, refuses = false) => {
  const engine = { of: (of: string) => (of === position ? assessment : null), refuses: () => refuses };
  const judging = { engine: engine as unknown as Engine, referee: judge, path: '' };
  return toldOfAsked(asking(position), judging, SLOPE)[0];
};

describe('who asks', () => {
  it('asks for one position at a time, the newest first, until he leaves it', () => {
    const two = withAsked(withAsked([], 'a', '1'), 'b', '2');
    expect(two.map(({ position }) => position)).toEqual(['2', '1']);
    expect(withAsked(two, 'a', '3').map(({ position }) => position)).toEqual(['3', '2']);
    expect(withAsked(two, 'b', null)).toEqual([{ desk: 'a', position: '1' }]);
  });

  it('is one of a few: those who closed their pages are forgotten', () => {
    const many = Array.from({ length: 9 }, (_, index) => String(index));
    const all = many.reduce<readonly Asking[]>((known, name) => withAsked(known, name, name), []);
    expect(all.map(({ desk }) => desk)).toEqual(['8', '7', '6', '5']);
  });

  it('is asked of no engine for what is no position by its rules, nor twice', () => {
    expect(positionsAsked(asking(START, 'nonsense', WAITING, START), ORTHODOX_REFEREE)).toEqual([START]);
    expect(positionsAsked(asking(WAITING), JUDGE.referee)).toEqual([WAITING]);
  });
});

describe('what is told of a position that is asked for', () => {
  it('is nothing before it was looked at deep enough, and then what it is worth to White there', () => {
    const none = { worth: null, depth: null, variations: [] };
    expect(told(START, null)).toEqual({ position: START, state: 'thinking', ...none });
    expect(told(START, assessed(100, 9))).toEqual({ position: START, state: 'thinking', ...none });
    const known = told(START, assessed(100));
    expect(known).toMatchObject({ state: 'thinking', depth: 14, variations: [{ score: '+1.00', moves: ['e4'] }] });
    expect(known?.worth).toBeCloseTo(1 / (1 + Math.exp(-100 * SLOPE)));
    expect(told(START, { ...assessed(100), nodes: 5_000_000 })?.state).toBe('done');
  });

  it('is how it ended, where nobody can move', () => {
    expect(told(MATED, null)).toMatchObject({ state: 'over', worth: 0 });
    expect(told(STALEMATE, null)).toMatchObject({ state: 'over', worth: 0.5 });
    expect(told(WAITING, null, JUDGE.referee)).toMatchObject({ state: 'over', worth: null });
  });

  it('is that the engine failed over it', () => {
    expect(told(START, null, ORTHODOX_REFEREE, true)).toMatchObject({ state: 'failed', worth: null });
  });

  it('is nothing at all without an engine', () => {
    expect(toldOfAsked(asking(START), null, SLOPE)).toEqual([]);
  });
});
