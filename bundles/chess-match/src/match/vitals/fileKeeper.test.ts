import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listLog } from '../testing/bench';
import { createFileKeeper } from './fileKeeper';

const LOOK_MS = 200;
const TEND_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** A keeper of a journal whose file is taken away and brought back by the test, and cannot be put back by us. */
const keeping = () => {
  const file = { isOurs: true };
  const logged: string[] = [];
  let [changes, tries] = [0, 0];
  const keeper = createFileKeeper({
    journal: {
      fileName: 'journal.sqlite3',
      feed: { changes: () => 1 },
      isOurFile: () => file.isOurs,
      putBack: () => {
        tries += 1;
        throw new Error('read-only file system');
      },
      checkpoint: () => undefined,
    },
    now: () => Date.now(),
    onChange: () => (changes += 1),
    log: listLog(logged),
  });
  return { file, keeper, logged, changes: () => changes, tries: () => tries };
};

describe("the journal's file", () => {
  it('once lost, refuses writes only until it is where it was again', () => {
    const { file, keeper, changes } = keeping();
    file.isOurs = false;
    expect(() => keeper.ensure()).toThrow('read-only file system');
    expect([keeper.troubles()[0]?.code, changes()]).toEqual(['journal/file_lost', 1]);
    file.isOurs = true;
    expect(() => keeper.ensure()).not.toThrow();
    expect([keeper.troubles(), changes()]).toEqual([[], 2]);
  });

  it('is seen to be back though nobody writes', () => {
    const { file, keeper, logged, changes } = keeping();
    file.isOurs = false;
    keeper.start();
    vi.advanceTimersByTime(2 * TEND_MS);
    expect([keeper.troubles()[0]?.level, changes()]).toEqual(['alarm', 1]);
    file.isOurs = true;
    vi.advanceTimersByTime(2 * TEND_MS);
    keeper.stop();
    expect([keeper.troubles(), changes()]).toEqual([[], 2]);
    expect(logged.at(-1)).toContain('back where it was');
  });

  it('is missed before a second is over, and one that cannot be put back is not tried for more often than that', () => {
    const { file, keeper, tries } = keeping();
    keeper.start();
    file.isOurs = false;
    vi.advanceTimersByTime(LOOK_MS);
    expect([keeper.troubles()[0]?.code, tries()]).toEqual(['journal/file_lost', 1]);
    vi.advanceTimersByTime(5 * TEND_MS - LOOK_MS);
    expect(tries()).toBe(6);
    keeper.stop();
  });

  it('is looked at once more before the server closes it', () => {
    const { file, keeper } = keeping();
    keeper.start();
    file.isOurs = false;
    keeper.stop();
    expect(keeper.troubles()[0]?.code).toBe('journal/file_lost');
  });
});
