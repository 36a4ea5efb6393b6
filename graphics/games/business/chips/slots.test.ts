import { describe, expect, it } from 'vitest';
import { chipSlots, type ChipField } from './slots';

const wide: ChipField = { width: 520, height: 48, chip: 44, rows: 1 };
const narrow: ChipField = { width: 200, height: 80, chip: 36, rows: 2 };

describe('chipSlots', () => {
  it('lays ten in two groups of five in a row', () => {
    const slots = chipSlots(wide, 10);
    const gaps = slots.slice(1).map((slot, index) => slot.x - (slots[index]?.x ?? 0));
    expect(gaps).toEqual([48, 48, 48, 48, 72, 48, 48, 48, 48]);
    expect(new Set(slots.map(({ y }) => y)).size).toBe(1);
  });

  it('lays ten in two rows of five where the field has two', () => {
    const slots = chipSlots(narrow, 10);
    expect(slots.slice(0, 5).map(({ x }) => x)).toEqual(slots.slice(5).map(({ x }) => x));
    expect(new Set(slots.map(({ y }) => y)).size).toBe(2);
  });

  it('leaves the chips of a row where they lie when more arrive', () => {
    expect(chipSlots(wide, 10).slice(0, 3)).toEqual(chipSlots(wide, 3));
  });

  it('centres a single row', () => {
    for (const field of [wide, narrow])
      for (const { y } of chipSlots(field, 5)) expect(y + field.chip / 2).toBe(field.height / 2);
  });

  it('moves chips of a row closer together before it piles them, and keeps the groups of five apart', () => {
    const slots = chipSlots(wide, 15);
    const gaps = slots.slice(1).map((slot, index) => slot.x - (slots[index]?.x ?? 0));
    const [inGroup = 0, between = 0] = [gaps[0], gaps[4]];
    expect(gaps.every((gap, index) => Math.abs(gap - (index % 5 === 4 ? between : inGroup)) < 1e-6)).toBe(true);
    expect(between - inGroup).toBeCloseTo(24);
    expect(inGroup).toBeLessThan(wide.chip);
    expect(inGroup).toBeGreaterThan(wide.chip / 2);
  });

  it('piles fives of which every chip is seen, above ten in two rows', () => {
    const slots = chipSlots(narrow, 15);
    const piles = [...new Set(slots.map(({ x }) => x))].map((pile) => slots.filter(({ x }) => x === pile));
    expect(piles.map((pile) => pile.length)).toEqual([5, 5, 5]);
    expect(piles.map(([first, second]) => (first?.y ?? 0) - (second?.y ?? 0))).toEqual([8, 8, 8]);
  });

  it.each([0, 1, 5, 10, 11, 21, 26, 60, 144])('keeps %i chips inside the field', (count) => {
    for (const field of [wide, narrow]) {
      const slots = chipSlots(field, count);
      expect(slots).toHaveLength(count);
      for (const { x, y } of slots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + field.chip).toBeLessThanOrEqual(field.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + field.chip).toBeLessThanOrEqual(field.height);
      }
    }
  });
});
