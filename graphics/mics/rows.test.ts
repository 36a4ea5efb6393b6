import { describe, expect, it } from 'vitest';
import { AREAS } from '../shared/theme';
import { HEAD, MOST_OF_A_TEAM, PITCH, ROW, SLOTS, teamRow } from './rows';

describe('the column of microphones', () => {
  it('holds all its tags', () => {
    expect(SLOTS).toBe(8);
    expect((SLOTS - 1) * PITCH + ROW).toBeLessThanOrEqual(AREAS.mics.height);
  });

  it('holds five players, a reserve and a coach at full size, and every team up to the most', () => {
    expect(teamRow(7)).toBe(ROW);
    expect(MOST_OF_A_TEAM).toBeGreaterThan(7);
    for (let count = 1; count <= MOST_OF_A_TEAM; count += 1) {
      const gap = PITCH - ROW;
      expect(HEAD + count * (teamRow(count) + gap) - gap).toBeLessThanOrEqual(AREAS.mics.height);
    }
  });
});
