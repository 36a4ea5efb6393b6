import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedViews, readStatus, writeStatus, type FeedStatus, type MediaStatus } from './feedStatus';

const NOW_MS = 1_795_302_513_000;
const FEED: FeedStatus = {
  audience: 'all',
  comes: true,
  sinceMs: NOW_MS - 60_000,
  lastAtMs: NOW_MS - 1500,
  trouble: null,
};
const status = (feed: Partial<FeedStatus> = {}, atMs = NOW_MS - 900): MediaStatus => ({
  atMs,
  freeBytes: 5e9,
  feeds: [{ ...FEED, ...feed }],
});
const stateOf = (said: MediaStatus | null, nowMs = NOW_MS) => feedViews(['all'], said, nowMs)[0]?.state;

describe('how feeds do', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'feeds-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is read as it was written, whatever its length, in a file that never grows', () => {
    expect(readStatus(folder)).toBeNull();
    const file = join(folder, 'status.json');
    const long = status({ trouble: 'the disk is full '.repeat(20) });
    writeStatus(folder, long);
    const { size, ino } = statSync(file);
    expect(readStatus(folder)).toEqual(long);
    writeStatus(folder, status());
    expect(readStatus(folder)).toEqual(status());
    expect(statSync(file)).toMatchObject({ size, ino });
    for (const other of ['{"atMs": 1', '{"atMs": 1, "freeBytes": 2}', 'null']) {
      writeFileSync(file, other);
      expect(readStatus(folder)).toBeNull();
    }
  });

  it('is told with since when; what stopped is news for a while', () => {
    expect(feedViews(['all', 'white'], status(), NOW_MS)).toEqual([
      {
        audience: 'all',
        state: 'comes',
        freeBytes: 5e9,
        trouble: null,
        sinceMs: FEED.sinceMs,
        lastAtMs: FEED.lastAtMs,
      },
      { audience: 'white', state: 'waits', freeBytes: 5e9, trouble: null, sinceMs: null, lastAtMs: null },
    ]);
    expect(stateOf(status({ comes: false }))).toBe('away');
    expect(stateOf(status({ comes: false, sinceMs: NOW_MS - 3_600_000 }))).toBe('waits');
    expect(stateOf(status({ comes: false, sinceMs: null, lastAtMs: null }))).toBe('waits');
  });

  it('is said by nobody where nothing packs them', () => {
    expect(feedViews(['all'], null, NOW_MS)).toEqual([
      { audience: 'all', state: 'unpacked', sinceMs: null, lastAtMs: null, trouble: null, freeBytes: null },
    ]);
    expect(stateOf(status({}, NOW_MS - 10_000))).toBe('gone');
    expect(stateOf(status({}, NOW_MS - 3_600_000))).toBe('unpacked');
    // A clock that was put back.
    expect(stateOf(status({}, NOW_MS + 3_600_000))).toBe('unpacked');
  });
});
