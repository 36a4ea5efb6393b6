import { describe, expect, it } from 'vitest';
import { swedish } from '../fixtures/match';
import { diagonalLeads } from 'chess-match/games/swedish';

const { match, clocks } = swedish({
  ms: { 'A-white': 100_000, 'A-black': 90_000, 'B-white': 70_000, 'B-black': 90_000 },
});

describe('diagonalLeads', () => {
  it('S12 compares the players of one colour on both boards, who belong to different teams', () => {
    expect(diagonalLeads(match, clocks, 0)).toEqual([
      { side: 'white', team: 'white', byMs: 30_000 },
      { side: 'black', team: null, byMs: 0 },
    ]);
  });

  it('counts running clocks down to now, and no further than to nought', () => {
    const running = clocks.clocks.map((clock) => (clock.id === 'A-white' ? { ...clock, runningSinceMs: 1000 } : clock));
    expect(diagonalLeads(match, { clocks: running }, 51_000)[0]).toEqual({
      side: 'white',
      team: 'black',
      byMs: 20_000,
    });
    expect(diagonalLeads(match, { clocks: running }, 9e9)[0]).toEqual({ side: 'white', team: 'black', byMs: 70_000 });
  });

  it('says nothing of a pair that has no clocks', () => {
    expect(diagonalLeads(match, { clocks: [] }, 0)).toEqual([]);
  });
});
