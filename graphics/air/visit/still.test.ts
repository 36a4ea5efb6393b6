import { expect, it } from 'vitest';
import { airView, previewView } from 'chess-match/client/show';
import { showWith } from '../showFixture';
import { isBandTaken } from './still';

it('a band that gives way to announcements is taken by what lives in it, on air or cued, and not by the ticker', () => {
  const strip = { on: true, content: {} } as const;
  expect(isBandTaken(airView(showWith('tree-strip', strip)))).toBe(true);
  expect(isBandTaken(airView(showWith('mics', { on: true, content: { side: 'white' } })))).toBe(true);
  expect(isBandTaken(airView(showWith('mics', { on: true, content: { side: null } })))).toBe(false);
  expect(isBandTaken(airView(showWith('ticker', strip)))).toBe(false);
  const cued = showWith('tree-strip', { on: false, content: {}, cue: strip });
  expect([isBandTaken(airView(cued)), isBandTaken(previewView(cued))]).toEqual([false, true]);
});
