import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthView } from '@schemas/health';
import type { Journal } from '../journal/contract';
import { troublesOf, type TroubleSource } from '../base/troubles';
import { freeBytes } from './disk';
import type { LoopWatch } from './loopLag';
import type { WriteWatch } from './watchJournal';

/** Often enough to notice, seldom enough not to disturb. */
export const EVERY_MS = 5000;

type RefusalKind = HealthView['gate']['refused'][number]['kind'];
export type RefusalCounts = () => Readonly<Partial<Record<RefusalKind, number>>>;

export interface VitalsParts {
  readonly journal: Journal;
  readonly watch: WriteWatch;
  /** The second place and how far behind it is. */
  readonly copy: () => HealthView['journal']['copy'];
  readonly loop: LoopWatch;
  /** Folder of the journal's file. */
  readonly folder: string;
  readonly startedAtMs: number;
  readonly versions: HealthView['versions'];
  /** Looked at each time, the gravest first. */
  readonly troubles: readonly TroubleSource[];
  /** How often the gate turned something away since the server's start, by kind. */
  readonly refused: RefusalCounts;
  /** How viewers at home are served. */
  readonly viewers: () => HealthView['viewers'];
  readonly publish: (view: HealthView) => void;
}

export interface Vitals {
  start(): void;
  stop(): void;
  /** Measures and publishes at once: something has happened. */
  look(): void;
}

const sizeOf = (path: string): number => {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
};

const journalHealth = ({ journal, watch, copy, folder }: VitalsParts): HealthView['journal'] => {
  const path = join(folder, journal.fileName);
  return {
    file: journal.fileName,
    bytes: sizeOf(path) + sizeOf(`${path}-wal`),
    entries: journal.counts().entries,
    lastWriteAtMs: watch.lastWriteAtMs(),
    failure: watch.failure(),
    diskFreeBytes: freeBytes(folder),
    copy: copy(),
  };
};

/** What was turned away most often first. */
const gateHealth = (refused: RefusalCounts): HealthView['gate'] => ({
  refused: Object.entries(refused())
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind: kind as RefusalKind, count }))
    .toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind)),
});

/** Measures the server and its journal every few seconds and publishes what it finds. */
export const createVitals = (parts: VitalsParts): Vitals => {
  const { loop, startedAtMs, versions, publish } = parts;
  let timer: NodeJS.Timeout | null = null;
  const measure = (): void => {
    const loopDelayMs = loop.measure();
    publish({
      server: { startedAtMs, memoryBytes: process.memoryUsage.rss(), loopDelayMs },
      journal: journalHealth(parts),
      versions,
      gate: gateHealth(parts.refused),
      viewers: parts.viewers(),
      troubles: [...troublesOf(parts.troubles)],
    });
  };
  return {
    start: () => {
      loop.start();
      measure();
      timer = setInterval(measure, EVERY_MS).unref();
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
      loop.stop();
    },
    look: measure,
  };
};
