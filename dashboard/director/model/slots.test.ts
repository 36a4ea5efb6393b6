import { describe, expect, it } from 'vitest';
import { takeEffect, type Slot } from './slots';

const slot = (on: boolean, cued: boolean | null): Slot => ({
  on,
  content: {},
  cue: cued === null ? null : { on: cued, content: {} },
  takes: 0,
});

describe('what the take button says', () => {
  it.each([
    [false, null, 'in'],
    [true, null, 'out'],
    [false, true, 'in'],
    [true, true, 'change'],
    [true, false, 'out'],
    [false, false, 'out'],
  ] as const)('on %s with cue %s it is %s', (on, cued, effect) => {
    expect(takeEffect(slot(on, cued))).toBe(effect);
  });
});
