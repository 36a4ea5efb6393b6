import { describe, expect, it } from 'vitest';
import { ZONES } from '../air/theme';
import { MOST_OF_A_TEAM, placeOf, ROW, SLOTS, TAG, tagLeft } from './rows';

describe('the places of microphones', () => {
  it('tags stand side by side in the corner', () => {
    expect(tagLeft(SLOTS - 1) + TAG.width).toBeLessThanOrEqual(ZONES.corner.width);
    expect(TAG.height).toBeLessThanOrEqual(ZONES.corner.height);
  });

  it('five players, a reserve and a coach have room in the band, apart from each other', () => {
    expect(MOST_OF_A_TEAM).toBeGreaterThanOrEqual(7);
    const places = Array.from({ length: MOST_OF_A_TEAM }, (_, index) => placeOf(index));
    for (const { left, top, width } of places) {
      expect(left + width).toBeLessThanOrEqual(ZONES.band.width);
      expect(top + ROW).toBeLessThanOrEqual(ZONES.band.height);
    }
    expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(MOST_OF_A_TEAM);
  });
});
