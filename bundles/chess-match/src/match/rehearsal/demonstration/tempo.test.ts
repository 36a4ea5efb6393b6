import { expect, it } from 'vitest';
import { createDemonstrations } from '../demonstrations';
import { GAMES } from '../../../games';
import { msToNext, unhurried } from './tempo';

const turns = (times: readonly (number | null)[]) => times.map((afterMs, ply) => ({ line: `1:${ply}`, afterMs }));

/** Long enough not to be told slower than the pace has it. */
const MANY = 150;
const TOLD = [1000, 61_000, 61_500];

it('keeps the times of a record beside each other, but lets no turn last three paces longer than the pace has it', () => {
  const told = turns([...TOLD, ...Array.from({ length: MANY }, (_, more) => 61_500 + 2500 * (more + 1))]);
  const [first = NaN, long = NaN, short = NaN] = [0, 1, 2].map((ply) => msToNext(told, ply, 2500));
  expect([long / first, short / first]).toEqual([7.5, 0.5]);
  expect(msToNext(told, 1, 250)).toBeCloseTo(long / 10);
});

it.each(Object.keys(GAMES))('lets all turns of the demonstration of %s take the same time', (game) => {
  const played = createDemonstrations(GAMES)(game)?.turns ?? [];
  const all = played.reduce((sum, _, ply) => sum + msToNext(played, ply, 1000), 0);
  expect(all).toBeCloseTo(150_000, 3);
});

it('tells a very short game no more than ten times as slow', () => {
  expect(msToNext(turns([2500]), 0, 1000)).toBe(10_000);
});

it('gives clocks time for turns that are told slower than they were played', () => {
  expect(unhurried({ timePerPlayerMs: 60_000 }, 2500)).toEqual({ timePerPlayerMs: 420_000 });
  expect(unhurried({ timePerPlayerMs: 900_000 }, 2500)).toEqual({ timePerPlayerMs: 900_000 });
  expect(unhurried({}, 2500)).toEqual({});
});

it('thinks about a turn whose time nobody wrote down, an opening faster, and always the same', () => {
  const lines = createDemonstrations(GAMES)('business')?.turns ?? [];
  const paces = lines.map((_, ply) => msToNext(lines, ply, 1000) / 1000);
  expect(paces).toEqual(lines.map((_, ply) => msToNext(lines, ply, 1000) / 1000));
  const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;
  expect(mean(paces.slice(0, 8))).toBeLessThan(mean(paces.slice(8)));
  expect(new Set(paces.map((pace) => pace.toFixed(2))).size).toBeGreaterThan(lines.length / 2);
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(0.25);
});
