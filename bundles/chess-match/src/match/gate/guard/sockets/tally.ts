import type { Log } from '../../../base/log';

/** What the guard refuses on sockets, by kind. */
export const REFUSALS = [
  'namespace',
  'event',
  'answer',
  'arguments',
  'replicant',
  'write',
  'handler',
  'handshakes',
  'sockets',
  'packets',
  'bytes',
  'queue',
] as const;

export type RefusalKind = (typeof REFUSALS)[number];

export type RefusalCounts = Readonly<Record<RefusalKind, number>>;

export interface Tally {
  /** Counts it, and writes it into the log unless one of its kind stands there since less than a second. */
  note(kind: RefusalKind, what: string): void;
  /** A handler's own fault, told with its stack: each text by itself at most once a second. */
  noteFailure(what: string, error: unknown): void;
  counts(): RefusalCounts;
}

const LOG_EVERY_MS = 1000;

/** @param now monotonic ms */
export const createTally = (log: Log, now: () => number): Tally => {
  const counts = Object.fromEntries(REFUSALS.map((kind) => [kind, 0])) as Record<RefusalKind, number>;
  const logged = new Map<string, { readonly atMs: number; readonly unsaid: number }>();
  /** Runs `write` with how many of this topic went by without a line of their own. */
  const count = (kind: RefusalKind, topic: string, write: (unsaid: string) => void): void => {
    counts[kind] += 1;
    const last = logged.get(topic);
    const nowMs = now();
    if (last !== undefined && nowMs - last.atMs < LOG_EVERY_MS) {
      logged.set(topic, { ...last, unsaid: last.unsaid + 1 });
      return;
    }
    const unsaid = last?.unsaid ?? 0;
    logged.set(topic, { atMs: nowMs, unsaid: 0 });
    write(unsaid > 0 ? ` (${unsaid} more of this kind since the last line)` : '');
  };
  return {
    note: (kind, what) => count(kind, kind, (unsaid) => log.warn(`Refused ${what}.${unsaid}`)),
    noteFailure: (what, error) => count('handler', what, (unsaid) => log.error(`${what}.${unsaid}`, error)),
    counts: () => ({ ...counts }),
  };
};
