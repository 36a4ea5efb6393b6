import type { HealthView, ObsView } from 'chess-match/client';

/** How something is: in order, to be looked at, wrong, or not in use. */
export type Verdict = 'ok' | 'warn' | 'bad' | 'off';

const GB = 1024 ** 3;
/** An evening's journal takes some MB; below this other programs are about to fill the disk. */
export const LITTLE_DISK_BYTES = 2 * GB;
export const NO_DISK_BYTES = GB / 4;
/** Above this a press of the clock is felt to be late. */
export const SLOW_LOOP_MS = 100;
export const STUCK_LOOP_MS = 500;
export const MUCH_MEMORY_BYTES = 1.5 * GB;
/** A person notices a button that answers later than this. */
export const SLOW_PAGE_MS = 100;
export const LAME_PAGE_MS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A backup a night, and some hours of grace. */
export const OLD_BACKUP_MS = 1.5 * DAY_MS;

const graded = (value: number, warn: number, bad: number): Verdict =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok';

export type Finding = 'loopSlow' | 'muchMemory' | 'writeFailed' | 'littleDisk' | 'noBackup' | 'backupFailed';

export interface Judgement {
  readonly verdict: Verdict;
  /** What is to be said about it, the worst first. */
  readonly findings: readonly Finding[];
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  (['bad', 'warn', 'ok'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'ok';

const judged = (findings: readonly (readonly [Finding, Verdict])[]): Judgement => ({
  verdict: worst(findings.map(([, verdict]) => verdict)),
  findings: findings.filter(([, verdict]) => verdict !== 'ok').map(([finding]) => finding),
});

export const judgeServer = ({ loopDelayMs, memoryBytes }: HealthView['server']): Judgement =>
  judged([
    ['loopSlow', graded(loopDelayMs, SLOW_LOOP_MS, STUCK_LOOP_MS)],
    ['muchMemory', memoryBytes >= MUCH_MEMORY_BYTES ? 'warn' : 'ok'],
  ]);

export interface BackupState {
  /** Unix ms of the newest backup; null without one. */
  readonly atMs: number | null;
  readonly failed: boolean;
}

/** A server that has only just been started has had no night to make a backup in. */
export const judgeJournal = (
  journal: HealthView['journal'],
  backup: BackupState,
  upForMs: number,
  nowMs: number,
): Judgement => {
  const { failure, diskFreeBytes, lastWriteAtMs } = journal;
  const disk: Verdict =
    diskFreeBytes === null || diskFreeBytes >= LITTLE_DISK_BYTES
      ? 'ok'
      : diskFreeBytes >= NO_DISK_BYTES
        ? 'warn'
        : 'bad';
  // A journal without entries has nothing to lose.
  const isOld = lastWriteAtMs !== null && upForMs > OLD_BACKUP_MS && nowMs - (backup.atMs ?? 0) > OLD_BACKUP_MS;
  return judged([
    ['writeFailed', failure === null ? 'ok' : 'bad'],
    ['littleDisk', disk],
    ['backupFailed', backup.failed ? 'warn' : 'ok'],
    ['noBackup', isOld && !backup.failed ? 'warn' : 'ok'],
  ]);
};

const OBS: Readonly<Record<ObsView['state'], Verdict>> = {
  'not-configured': 'off',
  connecting: 'warn',
  connected: 'ok',
  lost: 'bad',
  refused: 'bad',
};

export const judgeObs = (state: ObsView['state']): Verdict => OBS[state];

/** A page without a measurement has only just come. */
export const judgeDelay = (delayMs: number | null): Verdict =>
  delayMs === null ? 'off' : graded(delayMs, SLOW_PAGE_MS, LAME_PAGE_MS);
