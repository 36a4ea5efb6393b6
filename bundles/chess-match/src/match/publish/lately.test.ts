import { expect, test } from 'vitest';
import { createLately, type LatePicture } from './lately';

/** Only the version matters here. */
const at = (version: number) => ({ match: { version }, score: {}, course: {}, play: {} }) as unknown as LatePicture;
const air = (version: number) => ({ version }) as unknown as LatePicture['air'];

const bench = () => {
  const state = { nowMs: 1000 };
  const lately = createLately(() => state.nowMs);
  const told = () => lately.recent().pictures.map((one) => [one.match.version, one.air.version, one.agoMs]);
  return { state, lately, told };
};

test('pictures with their age, of the match and of what is on air as they came', () => {
  const { state, lately, told } = bench();
  lately.match(at(1));
  expect(told()).toEqual([]);
  lately.air(air(7));
  state.nowMs = 3000;
  lately.match(at(2));
  state.nowMs = 3500;
  lately.air(air(8));
  // Something is prepared.
  lately.air(air(8));
  state.nowMs = 4000;
  expect(told()).toEqual([
    [1, 7, 3000],
    [2, 7, 1000],
    [2, 8, 500],
  ]);
});

test('those of the last minute and the one before them, and never many', () => {
  const { state, lately, told } = bench();
  lately.air(air(1));
  for (const version of [1, 2, 3]) {
    state.nowMs += 50_000;
    lately.match(at(version));
  }
  expect(told().map(([version]) => version)).toEqual([1, 2, 3]);
  state.nowMs += 200_000;
  lately.match(at(4));
  expect(told().map(([version]) => version)).toEqual([3, 4]);
  for (let version = 5; version < 50; version += 1) lately.match(at(version));
  expect(told()).toHaveLength(16);
});
