import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HealthView } from '@schemas/health';
import type { Journal } from '../journal/contract';
import { openCurrentJournal } from '../journal/journal';
import { listLog } from '../testing/bench';
import { watchLoop } from './loopLag';
import { createVitals } from './vitals';
import { watchJournal } from './watchJournal';
import { writeTroubles } from './writeTroubles';

const VERSIONS = { app: '1', node: '2', host: '3' };

const VIEWERS = { port: 9092, connections: 3, requestsPerSecond: 1.5, edges: [], feeds: [], hall: null, live: null };

const SHOW_ENTRY = {
  rehearsal: null,
  actor: 'director',
  atMs: 5,
  command: null,
  version: 1,
  event: { type: 'airUndone', atMs: 5 },
} as const;

const AROUND = { before: () => undefined, after: () => undefined };

describe('the vital signs', () => {
  let folder = '';
  let opened: Journal | null = null;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitals-'));
  });
  afterEach(() => {
    opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const measured = (nowMs: () => number) => {
    opened = openCurrentJournal(join(folder, 'journal.sqlite3'), 0);
    const { journal, watch } = watchJournal(opened, nowMs, AROUND, listLog([]));
    const measure = (): HealthView | undefined => {
      const seen: HealthView[] = [];
      const parts = { journal, watch, copy: () => null, folder, startedAtMs: 7, versions: VERSIONS, loop: watchLoop() };
      const refused = () => ({ foreign: 2, bad_address: 0, bad_upgrade: 5 });
      const publish = (view: HealthView) => seen.push(view);
      const vitals = createVitals({
        ...parts,
        refused,
        viewers: () => VIEWERS,
        troubles: [writeTroubles(watch)],
        publish,
      });
      vitals.start();
      vitals.stop();
      return seen[0];
    };
    return { journal, measure };
  };

  it('tell the journal’s size, its last write, and the disk’s room', () => {
    const { journal, measure } = measured(() => 42);
    expect(measure()?.journal).toMatchObject({ lastWriteAtMs: null, failure: null });
    journal.writeShow(SHOW_ENTRY);
    const view = measure();
    expect(view?.journal).toMatchObject({ file: 'journal.sqlite3', lastWriteAtMs: 42 });
    expect(view?.journal.bytes).toBeGreaterThan(0);
    expect(view?.journal.diskFreeBytes).toBeGreaterThan(0);
    expect(view?.server.memoryBytes).toBeGreaterThan(0);
    expect(view?.versions).toEqual(VERSIONS);
    expect(view?.viewers).toEqual(VIEWERS);
  });

  it('tell the last note too, so that the page reads the log again; of notes that fail they tell nothing', () => {
    const { journal, measure } = measured(() => 42);
    const note = { matchId: null, atMs: 1, actor: 'operator', type: 'makeBackup', body: '{}' };
    journal.writeNotes([note]);
    expect(measure()?.journal).toMatchObject({ lastWriteAtMs: 42, failure: null });
    expect(() => journal.writeNotes([{ ...note, body: null as unknown as string }])).toThrow();
    expect(measure()?.journal.failure).toBeNull();
  });

  it('tell a write that failed until the next one that did not', () => {
    const { journal, measure } = measured(() => 42);
    journal.writeShow(SHOW_ENTRY);
    expect(() => journal.writeShow(SHOW_ENTRY)).toThrow();
    const failing = measure();
    expect(failing?.journal.failure).toMatchObject({ atMs: 42 });
    expect(failing?.troubles).toMatchObject([{ code: 'journal/write_failed', level: 'alarm' }]);
    journal.writeShow({ ...SHOW_ENTRY, version: 2 });
    expect(measure()).toMatchObject({ journal: { failure: null }, troubles: [] });
  });

  it('tell what the gate turned away, the most frequent first', () => {
    const { measure } = measured(() => 42);
    expect(measure()?.gate.refused).toEqual([
      { kind: 'bad_upgrade', count: 5 },
      { kind: 'foreign', count: 2 },
    ]);
  });
});
