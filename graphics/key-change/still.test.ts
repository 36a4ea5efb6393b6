import { expect, it } from 'vitest';
import { showWith } from '../shared/showFixture';
import { isBandTaken } from './still';

it('a band that gives way to announcements is taken by what lives in it, on air or cued, and not by the ticker', () => {
  const strip = { on: true, content: {} } as const;
  expect(isBandTaken(showWith('tree-strip', strip), false)).toBe(true);
  expect(isBandTaken(showWith('mics', { on: true, content: { side: 'white' } }), false)).toBe(true);
  expect(isBandTaken(showWith('mics', { on: true, content: { side: null } }), false)).toBe(false);
  expect(isBandTaken(showWith('ticker', strip), false)).toBe(false);
  const cued = showWith('tree-strip', { on: false, content: {}, cue: strip });
  expect([isBandTaken(cued, false), isBandTaken(cued, true)]).toEqual([false, true]);
});
