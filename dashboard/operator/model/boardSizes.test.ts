import { describe, expect, it } from 'vitest';
import { boardSizes } from './boardSizes';

describe('sizes of the boards', () => {
  const card = { width: 20, height: 200 };

  it('shares the width of the row', () => {
    const { livePx } = boardSizes({ width: 1000, height: 2000 }, card, ['live', 'live']);
    expect(livePx).toBe((1000 - 10 - 40) / 2);
  });

  it('does not grow over the height', () => {
    expect(boardSizes({ width: 3000, height: 600 }, card, ['live']).livePx).toBe(400);
  });

  it('stands in several rows where the boards side by side could not be read', () => {
    const five = ['live', 'live', 'live', 'live', 'live'] as const;
    expect(boardSizes({ width: 840, height: 400 }, card, five).livePx).toBe(182);
    expect(boardSizes({ width: 200, height: 400 }, card, five).livePx).toBe(180);
    expect(boardSizes({ width: 1240, height: 2000 }, card, five).livePx).toBe(220);
  });

  it('makes ended boards smaller than live ones, unless only ended ones are left', () => {
    const row = { width: 1800, height: 600 };
    const mixed = boardSizes(row, card, ['live', 'ended', 'empty']);
    expect(mixed.endedPx).toBeLessThan(mixed.livePx);
    const over = boardSizes(row, card, ['ended', 'ended']);
    expect(over.endedPx).toBe(over.livePx);
  });
});
