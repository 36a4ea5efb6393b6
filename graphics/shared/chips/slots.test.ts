import { describe, expect, it } from 'vitest';
import { chipSlots, type ChipField } from './slots';

const wide: ChipField = { width: 520, height: 48, chip: 44, rows: 1 };
const narrow: ChipField = { width: 200, height: 80, chip: 36, rows: 2 };

describe('chipSlots', () => {
  it('lays ten in two groups of five in a row', () => {
    const slots = chipSlots(wide, 10);
    const gaps = slots.slice(1).map((slot, index) => slot.x - (slots[index]?.x ?? 0));
    expect(gaps).toEqual([48, 48, 48, 48, 64, 48, 48, 48, 48]);
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

  it('piles fives above ten', () => {
    const slots = chipSlots(wide, 17);
    const piles = [...new Set(slots.map(({ x }) => x))].map((pile) => slots.filter(({ x }) => x === pile).length);
    expect(piles).toEqual([5, 5, 5, 2]);
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
