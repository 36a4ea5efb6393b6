import { describe, expect, it } from 'vitest';
import { NOBODY_KNOWS, remainingMs, waitingFor } from './waiting';

describe('what viewers have not been shown yet', () => {
  it('is nothing for a page that comes, and each new fact from then on for as long as the delay', () => {
    const came = waitingFor(NOBODY_KNOWS, 7, 1000);
    expect(remainingMs(came, 60_000, 2000)).toBe(0);
    const played = waitingFor(came, 8, 5000);
    expect([5000, 35_000, 65_000, 99_000].map((nowMs) => remainingMs(played, 60_000, nowMs))).toEqual([
      60_000, 30_000, 0, 0,
    ]);
    expect(waitingFor(played, 8, 9000)).toBe(played);
    expect(remainingMs(waitingFor(played, 9, 9000), 60_000, 9000)).toBe(60_000);
  });

  it('is never longer than the delay, should the server’s clock step', () => {
    expect(remainingMs({ version: 1, sinceMs: 90_000 }, 60_000, 10_000)).toBe(60_000);
  });
});
