import { describe, expect, it } from 'vitest';
import { heldWords, startWords, waitWords } from './endWords';
import { NO_PAST, type End } from './restartPolicy';

const END: End = { status: 1, signal: null, aliveMs: 5, hasBegun: false, cause: null };
const words = (cause: string) => ({ cause, lines: [cause] });

describe('what is said of a server that ended', () => {
  it('is how, in its own words, and when it comes back', () => {
    expect(startWords('The server', END, words('Error: no'), 500)).toBe(
      '\nThe server ended with status 1. Its last words:\n  | Error: no\n It is started again in 0.5 s.',
    );
    const killed: End = { ...END, status: null, signal: 'SIGKILL' };
    expect(startWords('The server', killed, { cause: null, lines: [] }, 0)).toBe(
      '\nThe server was ended by SIGKILL. It is started again now.',
    );
  });

  it.each([
    ['SqliteError: file is not a database', /move db\/nodecg\.sqlite3 away/],
    ["Error: EACCES: permission denied, open 'db/x'", /check whose/],
    ['Error: ENOSPC: no space left on device', /make room/],
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'vite'", /npm ci/],
    ['Error: listen EADDRINUSE: address already in use 127.0.0.1:9090', /Another program/],
    ['[nodecg] Config invalid: Expected boolean', /cfg\//],
    ['TypeError: x is not a function', /fault of the program/],
  ])('is what to do about %s', (cause, advice) => {
    expect(heldWords('The server', END, words(cause))).toMatch(advice);
    expect(heldWords('The server', END, words(cause))).toContain(`| ${cause}`);
  });

  it('is what is waited for', () => {
    const held = (retryMs: number | null) =>
      waitWords(['/show/cfg', '/show/db'], { kind: 'hold', retryMs, past: NO_PAST });
    expect(held(null)).toBe('It is tried again as soon as a file changes in /show/cfg, /show/db. Ctrl-C ends it.');
    expect(held(60_000)).toContain('/show/db, and every 60 s all the same.');
  });
});
