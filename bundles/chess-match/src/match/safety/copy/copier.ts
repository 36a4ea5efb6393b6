import type { Backup } from '@schemas/backups';
import type { HealthView } from '@schemas/health';
import { NOWHERE, type Feed } from '../../journal/feed';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import { notice, type TroubleSource } from '../../base/troubles';
import { asideGuard } from './asideGuard';
import { CopyWorkerError, type CopyWorker } from './protocol';
import { copyRound, type Copied } from './round';

/** How often it is looked whether something was written; as long must it be quiet before it is copied. */
export const POLL_INTERVAL_MS = 100;
/** Where it never is quiet. */
const WAIT_AT_MOST_MS = 500;
/** With nothing to copy, the second place is looked at this often. */
const CHECK_EVERY_MS = 30_000;
/** A disk that is silent for so long is no second place. */
export const SILENT_MS = 10_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
const LIST_EVERY_MS = 60_000;

export interface CopierParts {
  readonly feed: Feed;
  readonly worker: CopyWorker;
  readonly folder: string;
  /** Schema version of this program. */
  readonly knownVersion: number;
  /** A trouble came or went. */
  readonly onTrouble: () => void;
  /** The list of what lies in the second place is another one. */
  readonly onList: () => void;
  readonly now: () => number;
  readonly log: Log;
}

/** The second place for the journal: its copy there follows every write within a moment, and nobody waits for it. */
export interface Copier {
  start(): void;
  stop(): void;
  /** Copies what was written, when the moment is quiet; once started it comes to this by itself. */
  look(): void;
  health(): HealthView['journal']['copy'];
  readonly troubles: TroubleSource;
  /** What lay there when it was last looked at, newest first. */
  list(): readonly Backup[];
  /**
   * Copies one of them to this machine.
   * @returns when it was last written, or why that could not be done; within some seconds, whatever the disk does
   */
  bring(file: string, target: string): Promise<{ readonly atMs: number } | { readonly reason: string }>;
}

const SILENT = `the disk has not answered for ${SILENT_MS / 1000} s`;

const withinLimit = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CopyWorkerError(SILENT, false)), SILENT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};

export const createCopier = ({
  feed,
  worker,
  folder,
  knownVersion,
  onTrouble,
  onList,
  now,
  log,
}: CopierParts): Copier => {
  const mayPutAside = asideGuard(now);
  let copied: Copied | null = null;
  let copiedAtMs: number | null = null;
  let waitingSinceMs: number | null = null;
  let seenChanges = -1;
  let isDistrusted = false;
  let failure: string | null = null;
  let pauseMs = 0;
  let notBeforeMs = 0;
  let isCopying = false;
  let isStopped = false;
  /** The worker's last sign of life. */
  let movedAtMs = 0;
  let checkedAtMs = 0;
  let listedAtMs = Number.NEGATIVE_INFINITY;
  let backups: readonly Backup[] = [];
  let timer: NodeJS.Timeout | null = null;
  /** One errand after the other: a file is not taken away while it is written. */
  let queue: Promise<unknown> = Promise.resolve();

  const exclusively = <T>(action: () => Promise<T>): Promise<T> => {
    const next = queue.then(action, action);
    queue = next.catch(() => undefined);
    return next;
  };
  const fail = (reason: string): void => {
    if (isStopped) return;
    const isNew = failure !== reason;
    failure = reason;
    if (!isNew) return;
    log.warn(`The second copy of the journal in ${folder} is not being kept: ${reason}. It is tried again.`);
    onTrouble();
  };
  const recover = (): void => {
    pauseMs = 0;
    if (failure === null) return;
    failure = null;
    log.info(`The second copy of the journal in ${folder} is being kept again.`);
    onTrouble();
  };
  const lookAround = async (): Promise<void> => {
    listedAtMs = now();
    backups = await worker.ask('list', { knownVersion });
    onList();
  };
  const copy = async (): Promise<void> => {
    const onMove = (): void => void (movedAtMs = now());
    const done = await copyRound({ feed, worker, before: copied, isDistrusted, onNew: mayPutAside, onMove });
    if (done === null) return;
    [copied, copiedAtMs, checkedAtMs, isDistrusted] = [done, now(), now(), false];
    if (feed.changes() === done.changes) waitingSinceMs = null;
    recover();
    if (done.isNew || now() - listedAtMs >= LIST_EVERY_MS) await lookAround();
  };
  const attempt = async (): Promise<void> => {
    [isCopying, movedAtMs] = [true, now()];
    try {
      await exclusively(copy);
    } catch (error) {
      isDistrusted ||= error instanceof CopyWorkerError && error.isMisfit;
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs === 0 ? FIRST_PAUSE_MS : pauseMs * 2);
      notBeforeMs = now() + pauseMs;
      fail(textOf(error));
    } finally {
      isCopying = false;
    }
  };
  const look = (): void => {
    const nowMs = now();
    const changes = feed.changes();
    const isQuiet = changes === seenChanges;
    seenChanges = changes;
    if (changes !== copied?.changes) waitingSinceMs ??= nowMs;
    if (isCopying) {
      if (nowMs - movedAtMs > SILENT_MS) fail(SILENT);
      return;
    }
    if (nowMs < notBeforeMs) return;
    const isDue = waitingSinceMs !== null && (isQuiet || nowMs - waitingSinceMs >= WAIT_AT_MOST_MS);
    if (isDue || failure !== null || nowMs - checkedAtMs >= CHECK_EVERY_MS) void attempt();
  };
  return {
    start: () => {
      timer = setInterval(look, POLL_INTERVAL_MS).unref();
    },
    stop: () => {
      isStopped = true;
      if (timer !== null) clearInterval(timer);
      worker.stop();
    },
    look,
    health: () => ({
      path: folder,
      behind: feed.behind(copied?.positions ?? NOWHERE),
      sinceMs: waitingSinceMs,
      lastAtMs: copiedAtMs,
    }),
    troubles: () => (failure === null ? [] : [notice('journal/copy_failed', { path: folder, reason: failure })]),
    list: () => backups,
    bring: async (file, target) => {
      try {
        return await withinLimit(exclusively(() => worker.ask('bring', { file, target })));
      } catch (error) {
        return { reason: textOf(error) };
      }
    },
  };
};
