import { statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { HealthView } from '@schemas/health';
import type { Journal } from '../journal/contract';
import type { WriteWatch } from './watchJournal';

/** Often enough to notice, seldom enough not to disturb. */
export const EVERY_MS = 5000;
const LOOP_RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

export interface VitalsParts {
  readonly journal: Journal;
  readonly watch: WriteWatch;
  /** Folder of the journal's file. */
  readonly folder: string;
  readonly startedAtMs: number;
  readonly versions: HealthView['versions'];
  readonly publish: (view: HealthView) => void;
}

/** What the file system says, or null where it does not. */
const asked = <T>(ask: () => T): T | null => {
  try {
    return ask();
  } catch {
    return null;
  }
};

const sizeOf = (path: string): number => asked(() => statSync(path).size) ?? 0;

const journalHealth = ({ journal, watch, folder }: VitalsParts): HealthView['journal'] => {
  const path = join(folder, journal.fileName);
  return {
    file: journal.fileName,
    bytes: sizeOf(path) + sizeOf(`${path}-wal`),
    entries: journal.counts().entries,
    lastWriteAtMs: watch.lastWriteAtMs(),
    failure: watch.failure(),
    diskFreeBytes: asked(() => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    }),
  };
};

/** Measures the server and its journal every few seconds and publishes what it finds. */
export const createVitals = (parts: VitalsParts): { start(): void; stop(): void } => {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  let timer: NodeJS.Timeout | null = null;
  const measure = (): void => {
    const lateMs = Math.round(loop.percentile(99) / NS_PER_MS) - LOOP_RESOLUTION_MS;
    loop.reset();
    parts.publish({
      server: {
        startedAtMs: parts.startedAtMs,
        memoryBytes: process.memoryUsage.rss(),
        loopDelayMs: Math.max(0, lateMs || 0),
      },
      journal: journalHealth(parts),
      versions: parts.versions,
    });
  };
  return {
    start: () => {
      loop.enable();
      measure();
      timer = setInterval(measure, EVERY_MS).unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
      loop.disable();
    },
  };
};
