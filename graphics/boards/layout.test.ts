import { zonesMeet } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { ZONES } from '../air/theme';
import { layoutBoards, type BoardPlace } from './layout';

const partsOf = ({ field: { x, y, size }, top, bottom, plate }: BoardPlace) => [
  { x, y, width: size, height: size },
  top,
  bottom,
  plate,
];

describe.each([8, 9, 10])('boards of %i squares along a side', (squares) => {
  it.each([1, 2, 3, 4, 5])('%i of them, with their words, fill the zone and never meet', (count) => {
    for (const zone of [ZONES.stage, ZONES.full]) {
      const places = layoutBoards(zone, count, squares);
      const parts = places.flatMap(partsOf);
      expect(places).toHaveLength(count);
      for (const { field } of places) expect(field.size % squares).toBe(0);
      for (const { x, y, width, height } of parts) {
        expect([x >= zone.x, y >= zone.y]).toEqual([true, true]);
        expect([x + width <= zone.x + zone.width, y + height <= zone.y + zone.height]).toEqual([true, true]);
        expect(width).toBeGreaterThan(0);
      }
      parts.forEach((part, index) => {
        for (const other of parts.slice(index + 1)) expect(zonesMeet(part, other)).toBe(false);
      });
    }
  });

  it('are the larger the fewer they are', () => {
    const sizes = [1, 2, 3, 4, 5].map((count) => layoutBoards(ZONES.stage, count, squares)[0]?.field.size ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0);
  });
});
