import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { planChips as planChipsOf, type ChipFlight, type ChipHolder } from './planChips';

const holder = (branch: string, chips: number, over: Partial<ChipHolder> = {}): ChipHolder => ({
  line: branch,
  badges: chipBadges(chips),
  result: null,
  ...over,
});
const ended = (branch: string, kind: string): ChipHolder =>
  holder(branch, 0, { result: { kind, turn: '24...', ply: 48, badges: chipBadges(3), white: 6, black: 0 } });

/** Of a game in which `b` parted from `a`. */
const planChips = (before: readonly ChipHolder[], after: readonly ChipHolder[]): readonly ChipFlight[] =>
  planChipsOf(before, after, (line) => (line === 'b' ? 'a' : undefined));

const ways = (flights: readonly ChipFlight[]): readonly string[] =>
  flights.map(({ from, to }) =>
    [from, to].map((place) => (place === 'out' ? 'out' : `${place.branch}${place.index}`)).join('>'),
  );

describe('planChips', () => {
  it('moves nothing when nothing changed', () => {
    expect(planChips([holder('a', 10)], [holder('a', 10)])).toEqual([]);
  });

  it('B6 a daughter gets her chips from her mother', () => {
    const daughter = holder('b', 7);
    expect(ways(planChips([holder('a', 10)], [holder('a', 3), daughter]))).toEqual([
      'a9>b0',
      'a8>b1',
      'a7>b2',
      'a6>b3',
      'a5>b4',
      'a4>b5',
      'a3>b6',
    ]);
  });

  it('B9 a pass moves the last chip of the giver to the end of the taker', () => {
    expect(ways(planChips([holder('a', 3), holder('b', 4)], [holder('a', 2), holder('b', 5)]))).toEqual(['a2>b4']);
  });

  it('B10 a selection sends all chips to the other boards', () => {
    const before = [holder('a', 3), holder('b', 4), holder('c', 1)];
    const after = [ended('a', 'selection'), holder('b', 6), holder('c', 2)];
    expect(ways(planChips(before, after))).toEqual(['a2>b4', 'a1>b5', 'a0>c1']);
  });

  it('B14 chips of a mated board go to the table', () => {
    expect(ways(planChips([holder('a', 2)], [ended('a', 'mate')]))).toEqual(['a1>out', 'a0>out']);
  });

  it('B12 a resigned board pays the table while others pass', () => {
    const before = [holder('a', 1), holder('b', 4), holder('c', 1)];
    const after = [ended('a', 'resignation'), holder('b', 3), holder('c', 2)];
    expect(ways(planChips(before, after))).toEqual(['b3>c1', 'a0>out']);
  });

  it('B14a a selection and a mate in one turn: the board given up feeds the boards, the mated one the table', () => {
    const before = [holder('a', 2), holder('b', 2), holder('c', 1)];
    const after = [ended('a', 'mate'), ended('b', 'selection'), holder('c', 3)];
    expect(ways(planChips(before, after))).toEqual(['b1>c1', 'b0>c2', 'a1>out', 'a0>out']);
  });

  it('B27 chips an arbiter adds come from the table', () => {
    expect(ways(planChips([holder('a', 1)], [holder('a', 3)]))).toEqual(['out>a1', 'out>a2']);
  });
});
