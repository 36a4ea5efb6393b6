import { describe, expect, it } from 'vitest';
import { hasRestarted } from './restart';

describe('a server that is to start anew', () => {
  it.each([
    ['still answers as the old one', false, { answered: true, uptimeMs: 9_000 }, 500, false],
    ['is gone', false, { answered: false, uptimeMs: null }, 500, false],
    ['is gone for long', true, { answered: false, uptimeMs: null }, 60_000, false],
    ['is back, seen going', true, { answered: true, uptimeMs: null }, 3_000, true],
    ['is back between two looks', false, { answered: true, uptimeMs: 800 }, 3_000, true],
    ['does not say how long it is up', false, { answered: true, uptimeMs: null }, 3_000, false],
  ])('%s', (_, wasGone, asked, sinceMs, isBack) => {
    expect(hasRestarted({ wasGone }, asked, sinceMs)).toBe(isBack);
  });
});
