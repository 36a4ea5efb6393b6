import { expect, it } from 'vitest';
import { createDemonstrations } from '../demonstrations';
import { GAMES } from '../../../games';
import { msToNext } from './tempo';

const turns = (times: readonly (number | null)[]) => times.map((afterMs, ply) => ({ line: `1:${ply}`, afterMs }));

it('keeps the times of a record that tells them, three paces at most, so that no clock falls that did not', () => {
  const told = turns([1000, 61_000, 61_500]);
  expect([0, 1, 2].map((ply) => msToNext(told, ply, 2500))).toEqual([1000, 7500, 500]);
  expect([0, 1, 2].map((ply) => msToNext(told, ply, 250))).toEqual([100, 750, 50]);
});

it('thinks about a turn whose time nobody wrote down, an opening faster, and always the same', () => {
  const lines = createDemonstrations(GAMES)('business')?.turns ?? [];
  const paces = lines.map((_, ply) => msToNext(lines, ply, 1000) / 1000);
  expect(paces).toEqual(lines.map((_, ply) => msToNext(lines, ply, 1000) / 1000));
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  expect(mean(paces.slice(0, 8))).toBeLessThan(mean(paces.slice(8)));
  expect(mean(paces)).toBeCloseTo(1, 0);
  expect(new Set(paces.map((pace) => pace.toFixed(2))).size).toBeGreaterThan(lines.length / 2);
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(0.25);
});
