import { expect, test } from 'vitest';
import { createLately, type LatePicture } from './lately';

const bench = () => {
  const state = { nowMs: 1000 };
  const lately = createLately(() => state.nowMs);
  let picture = { air: { version: 7 } } as LatePicture;
  const see = (change: Partial<LatePicture>): void => lately.see((picture = { ...picture, ...change }));
  const match = (version: number): void => see({ match: { version } as LatePicture['match'] });
  const air = (version: number): void => see({ air: { version } as LatePicture['air'] });
  const told = () => lately.recent().pictures.map((one) => [one.match.version, one.air.version, one.agoMs]);
  return { state, match, air, told };
};

test('pictures with their age, of the match and of what is on air as they came', () => {
  const { state, match, air, told } = bench();
  match(1);
  state.nowMs = 3000;
  match(2);
  state.nowMs = 3500;
  air(8);
  // Something is prepared.
  air(8);
  state.nowMs = 4000;
  expect(told()).toEqual([
    [1, 7, 3000],
    [2, 7, 1000],
    [2, 8, 500],
  ]);
});

test('those of the last minute and the one before them, and never many', () => {
  const { state, match, told } = bench();
  for (const version of [1, 2, 3]) {
    state.nowMs += 50_000;
    match(version);
  }
  expect(told().map(([version]) => version)).toEqual([1, 2, 3]);
  state.nowMs += 200_000;
  match(4);
  expect(told().map(([version]) => version)).toEqual([3, 4]);
  for (let version = 5; version < 50; version += 1) match(version);
  expect(told()).toHaveLength(16);
});
