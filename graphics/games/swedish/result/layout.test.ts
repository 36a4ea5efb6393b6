import { describe, expect, it } from 'vitest';
import { ZONES } from '../../../air/theme';
import { TICKER } from '../../../ticker/layout';
import { AREA } from '../boards/layout';
import { layoutSheets } from './layout';

describe('the sheets below the boards', () => {
  it('take the room down to the lower edge, or to the score of the match', () => {
    const { whole } = ZONES;
    for (const [hasMatch, edge] of [
      [true, TICKER.y],
      [false, whole.y + whole.height],
    ] as const) {
      const { top, height } = layoutSheets(hasMatch);
      const under = edge - top - height;
      expect(top).toBeGreaterThan(AREA.y + AREA.height);
      expect(under).toBeGreaterThanOrEqual(0);
      expect(under).toBeLessThanOrEqual(top - AREA.y - AREA.height);
    }
  });

  it('have rows in which pieces and moves fit', () => {
    for (const hasMatch of [true, false]) {
      const { height, head, number, piece, type } = layoutSheets(hasMatch);
      const row = (height - head) / 2;
      expect(number).toBeLessThan(head);
      expect(piece).toBeLessThan(row);
      expect(type).toBeLessThan(row);
    }
  });
});
