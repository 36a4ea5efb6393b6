import { expect, it } from 'vitest';
import { random } from './random';

const drawn = (seed: number) => {
  const { next } = random(seed);
  return Array.from({ length: 200 }, next);
};

it('chance is the same by the same seed, another by another, and from 0 to 1', () => {
  expect(drawn(3)).toEqual(drawn(3));
  expect(drawn(3)).not.toEqual(drawn(4));
  for (const each of drawn(3)) expect([each >= 0, each < 1]).toEqual([true, true]);
});

it('one of several is picked, each of them sooner or later; of nothing there is none', () => {
  const { pick, below, chance } = random(5);
  const picked = Array.from({ length: 200 }, () => pick(['a', 'b', 'c']));
  expect([...new Set(picked)].toSorted()).toEqual(['a', 'b', 'c']);
  expect([below(1), chance(0), chance(1)]).toEqual([0, false, true]);
  expect(() => pick([])).toThrow(new RangeError('nothing to pick from'));
});
