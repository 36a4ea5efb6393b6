import { describe, expect, it } from 'vitest';
import { isSameStep, stillAsked, type Step } from './askedStep';

const score = { white: 0, black: 0 };
const step = (label: string, line = '1:e4', kind = 'turn'): Step => ({
  ...{ label, kind, line, count: 1, with: [], now: score, then: score },
});

describe('the step that a window of undo asks about', () => {
  it('is the same by what it is, whatever goes along and becomes of the score', () => {
    expect(isSameStep(step('2.'), { ...step('2.'), with: ['2...'], now: { white: 6, black: 0 } })).toBe(true);
    expect(isSameStep(step('2.'), step('2...'))).toBe(false);
    expect(isSameStep(step('2.'), step('2.', '1:d4'))).toBe(false);
    expect(isSameStep(step('2.'), step('2.', '1:e4', 'claim'))).toBe(false);
  });

  it('stands while it is the newest, though the clock was stopped meanwhile', () => {
    const asked = { step: step('2.'), version: 7 };
    expect(stillAsked(asked, step('2.'), 8)).toBe(asked);
  });

  it('is void once somebody else took it back or made another', () => {
    const asked = { step: step('2.'), version: 7 };
    expect(stillAsked(asked, step('1...'), 8)).toBeNull();
    expect(stillAsked(asked, step('2...'), 8)).toBeNull();
  });

  it('is void though the version was seen before its history', () => {
    const asked = { step: step('2.'), version: 7 };
    const before = stillAsked(asked, step('2.'), 8);
    expect(before).not.toBeNull();
    expect(before === null ? null : stillAsked(before, step('1...'), 8)).toBeNull();
  });

  it('is what the history says once it has caught up with the match the window opened in', () => {
    const caughtUp = stillAsked({ step: step('2.'), version: 7 }, step('2...'), 7);
    expect(caughtUp).toEqual({ step: step('2...'), version: 7 });
    expect(caughtUp === null ? null : stillAsked(caughtUp, step('2...'), 8)).toBe(caughtUp);
  });
});
