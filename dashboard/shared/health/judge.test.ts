import { describe, expect, it } from 'vitest';
import { judgeDelay, judgeJournal, judgeServer, LITTLE_DISK_BYTES, OLD_BACKUP_MS } from './judge';

const SERVER = { startedAtMs: 0, memoryBytes: 1e8, loopDelayMs: 2 };
const JOURNAL = {
  file: 'journal.sqlite3',
  bytes: 1,
  entries: 1,
  lastWriteAtMs: 1,
  failure: null,
  diskFreeBytes: LITTLE_DISK_BYTES,
};
const NOW_MS = 10 * OLD_BACKUP_MS;
const FRESH = { atMs: NOW_MS - 1, failed: false };

describe('how it is', () => {
  it('is in order', () => {
    expect(judgeServer(SERVER)).toEqual({ verdict: 'ok', findings: [] });
    expect(judgeJournal(JOURNAL, FRESH, NOW_MS, NOW_MS)).toEqual({ verdict: 'ok', findings: [] });
    expect(judgeDelay(3)).toBe('ok');
    expect(judgeDelay(null)).toBe('off');
  });

  it('is named by the worst of it', () => {
    expect(judgeServer({ ...SERVER, loopDelayMs: 160 })).toEqual({ verdict: 'warn', findings: ['loopSlow'] });
    expect(judgeServer({ ...SERVER, loopDelayMs: 900, memoryBytes: 9e9 })).toEqual({
      verdict: 'bad',
      findings: ['loopSlow', 'muchMemory'],
    });
    expect(judgeDelay(150)).toBe('warn');
    expect(judgeDelay(900)).toBe('bad');
  });

  it('is bad while the journal cannot be written, or the disk is full', () => {
    const failure = { atMs: 1, reason: 'disk full' };
    expect(judgeJournal({ ...JOURNAL, failure }, FRESH, NOW_MS, NOW_MS).verdict).toBe('bad');
    expect(judgeJournal({ ...JOURNAL, diskFreeBytes: 1000 }, FRESH, NOW_MS, NOW_MS).findings).toEqual(['littleDisk']);
    expect(judgeJournal({ ...JOURNAL, diskFreeBytes: null }, FRESH, NOW_MS, NOW_MS).verdict).toBe('ok');
  });

  it('misses a backup only where there is something to lose', () => {
    expect(judgeJournal(JOURNAL, { atMs: null, failed: false }, NOW_MS, NOW_MS).findings).toEqual(['noBackup']);
    expect(judgeJournal(JOURNAL, { atMs: NOW_MS - 2 * OLD_BACKUP_MS, failed: false }, NOW_MS, NOW_MS).verdict).toBe(
      'warn',
    );
    expect(judgeJournal(JOURNAL, { atMs: null, failed: true }, NOW_MS, NOW_MS).findings).toEqual(['backupFailed']);
    expect(judgeJournal(JOURNAL, { atMs: null, failed: false }, 1000, NOW_MS).verdict).toBe('ok');
    const empty = { ...JOURNAL, lastWriteAtMs: null };
    expect(judgeJournal(empty, { atMs: null, failed: false }, NOW_MS, NOW_MS).verdict).toBe('ok');
  });
});
