import { expect, it } from 'vitest';
import { afterHearing, silentSince, type Heard, type Spoken } from './spoken';

const heard = (spoken: Spoken, ...looks: readonly (readonly [atMs: number, ...ids: readonly string[]])[]): Spoken =>
  looks.reduce((before, [atMs, ...ids]) => afterHearing(before, { ids, isRunning: true }, atMs), spoken);

const stopped: Heard = { ids: ['a'], isRunning: false };

it('sums what each has spoken from look to look, several at once each for himself', () => {
  const spoken = heard(silentSince({ a: 500 }, 0), [0, 'a'], [2000, 'a', 'b'], [3000, 'b'], [7000]);
  expect(spoken.msOf).toEqual({ a: 3500, b: 5000 });
});

it('counts nothing while no clock runs: a break, and what was said before', () => {
  let spoken = afterHearing(silentSince({}, 0), stopped, 1000);
  spoken = heard(spoken, [5000, 'a'], [6000, 'a']);
  spoken = afterHearing(spoken, stopped, 8000);
  expect(heard(spoken, [20_000, 'a'], [21_000]).msOf).toEqual({ a: 4000 });
});

it('does not count what a server that stood still cannot have heard, nor a clock that goes back', () => {
  expect(heard(silentSince({}, 0), [0, 'a'], [3_600_000]).msOf).toEqual({ a: 30_000 });
  expect(heard(silentSince({}, 5000), [5000, 'a'], [1000, 'a'], [2000]).msOf).toEqual({ a: 1000 });
});
