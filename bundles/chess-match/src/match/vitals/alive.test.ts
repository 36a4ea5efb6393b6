import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aliveStamp } from './alive';
import { listLog } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';

const folder = disposableFolders();
afterEach(() => vi.useRealTimers());

describe('the alive stamp', () => {
  it('knows nothing at the first run', () => {
    expect(
      aliveStamp(join(folder(), 'new', 'alive'), () => 1, damagedFilesIn('/'), listLog([])).lastAliveMs,
    ).toBeNull();
  });

  it('is written every second, and read at the next run', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const path = join(folder(), 'alive');
    const stamp = aliveStamp(path, Date.now, damagedFilesIn('/'), listLog([]));
    stamp.start();
    expect(readFileSync(path, 'utf8')).toBe('1700000000000');
    vi.advanceTimersByTime(3000);
    expect(aliveStamp(path, Date.now, damagedFilesIn('/'), listLog([])).lastAliveMs).toBe(1_700_000_003_000);
    stamp.stop();
    vi.advanceTimersByTime(3000);
    expect(readFileSync(path, 'utf8')).toBe('1700000003000');
  });

  it('is unknown rather than wrong when the file is not a stamp', () => {
    const path = join(folder(), 'alive');
    for (const text of ['', 'soon', '-5', '1e400']) {
      writeFileSync(path, text);
      expect(aliveStamp(path, () => 1, damagedFilesIn('/'), listLog([])).lastAliveMs).toBeNull();
    }
  });

  it('replaces a longer text as a whole', () => {
    const path = join(folder(), 'alive');
    writeFileSync(path, 'a text longer than a stamp');
    const stamp = aliveStamp(path, () => 1_700_000_000_000, damagedFilesIn('/'), listLog([]));
    stamp.start();
    stamp.stop();
    expect(aliveStamp(path, () => 1, damagedFilesIn('/'), listLog([])).lastAliveMs).toBe(1_700_000_000_000);
  });

  it('that cannot be written ends nothing, is said once, and comes as soon as it can', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const path = join(folder(), 'alive');
    mkdirSync(path);
    const log: string[] = [];
    const stamp = aliveStamp(path, Date.now, damagedFilesIn('/'), listLog(log));
    stamp.start();
    vi.advanceTimersByTime(3000);
    expect(log).toEqual([expect.stringContaining('EISDIR')]);
    rmdirSync(path);
    vi.advanceTimersByTime(1000);
    expect(readFileSync(path, 'utf8')).toBe('1700000004000');
    stamp.stop();
  });
});
