import { describe, expect, it } from 'vitest';
import {
  judgeDelay,
  judgeJournal,
  judgeObs,
  judgeServer,
  judgeViewers,
  MUCH_MEMORY_BYTES,
  OLD_BACKUP_MS,
  SLOW_LOOP_MS,
} from './judge';

const SERVER = { startedAtMs: 0, memoryBytes: 1e8, loopDelayMs: 2 };
const JOURNAL = {
  file: 'journal.sqlite3',
  bytes: 1,
  entries: 1,
  lastWriteAtMs: 1,
  failure: null,
  diskFreeBytes: 1,
  copy: null,
};
const WELL = { server: SERVER, journal: JOURNAL, troubles: [] };
const NOW_MS = 10 * OLD_BACKUP_MS;
const FRESH = { atMs: NOW_MS - 1, failed: false };
const IN_ORDER = { verdict: 'ok', troubles: [], findings: [] };

const alarm = (code: string) => ({ code, level: 'alarm' as const, params: {} });
const notice = (code: string) => ({ code, level: 'notice' as const, params: {} });

describe('how it is', () => {
  it('is in order', () => {
    expect(judgeServer(WELL)).toEqual(IN_ORDER);
    expect(judgeJournal(WELL, FRESH, NOW_MS, NOW_MS)).toEqual(IN_ORDER);
    expect(judgeDelay(3)).toBe('ok');
    expect(judgeDelay(null)).toBe('off');
  });

  it('is named by the worst of it', () => {
    const slow = { ...SERVER, loopDelayMs: SLOW_LOOP_MS };
    expect(judgeServer({ ...WELL, server: slow })).toEqual({ ...IN_ORDER, verdict: 'warn', findings: ['loopSlow'] });
    const lagging = { ...slow, memoryBytes: MUCH_MEMORY_BYTES };
    expect(judgeServer({ server: lagging, troubles: [alarm('loop/lagging')] })).toEqual({
      verdict: 'bad',
      troubles: [alarm('loop/lagging')],
      findings: ['muchMemory'],
    });
    expect(judgeDelay(150)).toBe('warn');
    expect(judgeDelay(900)).toBe('bad');
  });

  it('is what the server says: alarms are bad, notices are to be looked at, each where it belongs', () => {
    const troubles = [alarm('journal/write_failed'), alarm('disk/full'), notice('loop/lagging')];
    expect(judgeJournal({ ...WELL, troubles }, FRESH, NOW_MS, NOW_MS)).toEqual({
      ...IN_ORDER,
      verdict: 'bad',
      troubles: [alarm('journal/write_failed'), alarm('disk/full')],
    });
    expect(judgeServer({ ...WELL, troubles })).toEqual({
      ...IN_ORDER,
      verdict: 'warn',
      troubles: [notice('loop/lagging')],
    });
    expect(judgeJournal({ ...WELL, troubles: [notice('disk/low')] }, FRESH, NOW_MS, NOW_MS).verdict).toBe('warn');
  });

  it('of viewers at home concerns neither the server nor the journal', () => {
    const viewers = { port: 9092, connections: 0, requestsPerSecond: 0, edges: [], feeds: [], hall: null, live: null };
    const troubles = [notice('viewers/edge_down')];
    expect(judgeViewers({ viewers, troubles }).verdict).toBe('warn');
    expect(judgeServer({ ...WELL, troubles })).toEqual(IN_ORDER);
    expect(judgeJournal({ ...WELL, troubles }, FRESH, NOW_MS, NOW_MS)).toEqual(IN_ORDER);
    const nowhere = { ...viewers, port: null };
    expect(judgeViewers({ viewers: nowhere, troubles: [] }).verdict).toBe('off');
    expect(judgeViewers({ viewers: nowhere, troubles }).verdict).toBe('warn');
  });

  it('misses a backup only where there is something to lose', () => {
    const none = { atMs: null, failed: false };
    const old = { atMs: NOW_MS - 2 * OLD_BACKUP_MS, failed: false };
    expect(judgeJournal(WELL, none, NOW_MS, NOW_MS).findings).toEqual(['noBackup']);
    expect(judgeJournal(WELL, old, NOW_MS, NOW_MS).verdict).toBe('warn');
    expect(judgeJournal(WELL, { ...none, failed: true }, NOW_MS, NOW_MS).findings).toEqual(['backupFailed']);
    expect(judgeJournal(WELL, none, 1000, NOW_MS).verdict).toBe('ok');
    const empty = { ...JOURNAL, lastWriteAtMs: null };
    expect(judgeJournal({ ...WELL, journal: empty }, none, NOW_MS, NOW_MS).verdict).toBe('ok');
  });
});

describe('OBS', () => {
  const missing = notice('obs/scene_missing');

  it('is as its worst connection is, off where there is none', () => {
    expect(judgeObs(['connected', 'not-configured'], []).verdict).toBe('ok');
    expect(judgeObs(['connected', 'lost'], []).verdict).toBe('bad');
    expect(judgeObs(['not-configured'], []).verdict).toBe('off');
  });

  it('has what is said of its pictures, and the journal has not', () => {
    const troubles = [missing, notice('disk/low')];
    expect(judgeObs(['connected'], troubles)).toEqual({ ...IN_ORDER, verdict: 'warn', troubles: [missing] });
    expect(judgeObs(['lost'], troubles).verdict).toBe('bad');
    expect(judgeJournal({ ...WELL, troubles }, FRESH, NOW_MS, NOW_MS).troubles).toEqual([notice('disk/low')]);
    expect(judgeServer({ ...WELL, troubles: [missing] })).toEqual(IN_ORDER);
  });
});
