import type { HealthView, ObsView } from 'chess-match/client';

/** How something is: in order, to be looked at, wrong, or not in use. */
export type Verdict = 'ok' | 'warn' | 'bad' | 'off';

const GB = 1024 ** 3;
/** Above this a press of the clock is felt to be late; what is far worse the server itself says. */
export const SLOW_LOOP_MS = 100;
export const MUCH_MEMORY_BYTES = 1.5 * GB;
/** A person notices a button that answers later than this. */
export const SLOW_PAGE_MS = 100;
export const LAME_PAGE_MS = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A backup a night, and some hours of grace. */
export const OLD_BACKUP_MS = 1.5 * DAY_MS;

const graded = (value: number, warn: number, bad: number): Verdict =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok';

export type Finding = 'loopSlow' | 'muchMemory' | 'noBackup' | 'backupFailed';

type Trouble = HealthView['troubles'][number];

export interface Judgement {
  readonly verdict: Verdict;
  /** What the server says about it, the worst first: its limits stand there and nowhere else. */
  readonly troubles: readonly Trouble[];
  /** What is to be said besides. */
  readonly findings: readonly Finding[];
}

const worst = (verdicts: readonly Verdict[]): Verdict =>
  (['bad', 'warn', 'ok'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'ok';

/** Of the server as a program; those of viewers at home are of neither it nor what it keeps. */
const isServers = ({ code }: Trouble): boolean => /^(loop|network)\//.test(code);

/** At home, and whoever follows the match from outside. */
const isViewers = ({ code }: Trouble): boolean => /^(viewers|live)\//.test(code);

const isObs = ({ code }: Trouble): boolean => code.startsWith('obs/');

/** What no other part of the server answers for. */
const isJournals = (trouble: Trouble): boolean => !isServers(trouble) && !isViewers(trouble) && !isObs(trouble);

const judged = (troubles: readonly Trouble[], findings: readonly (readonly [Finding, Verdict])[]): Judgement => ({
  verdict: worst([
    ...troubles.map(({ level }) => (level === 'alarm' ? 'bad' : 'warn')),
    ...findings.map(([, verdict]) => verdict),
  ]),
  troubles,
  findings: findings.filter(([, verdict]) => verdict !== 'ok').map(([finding]) => finding),
});

export const judgeServer = ({ server, troubles }: Pick<HealthView, 'server' | 'troubles'>): Judgement => {
  const own = troubles.filter(isServers);
  const isSlow = server.loopDelayMs >= SLOW_LOOP_MS && !own.some(({ code }) => code === 'loop/lagging');
  return judged(own, [
    ['loopSlow', isSlow ? 'warn' : 'ok'],
    ['muchMemory', server.memoryBytes >= MUCH_MEMORY_BYTES ? 'warn' : 'ok'],
  ]);
};

/** Nobody at home is served where that is not wanted. */
export const judgeViewers = ({ viewers, troubles }: Pick<HealthView, 'viewers' | 'troubles'>): Judgement => {
  const own = judged(troubles.filter(isViewers), []);
  return viewers.port === null && own.verdict === 'ok' ? { ...own, verdict: 'off' } : own;
};

export interface BackupState {
  /** Unix ms of the newest backup; null without one. */
  readonly atMs: number | null;
  readonly failed: boolean;
}

/** A server that has only just been started has had no night to make a backup in. */
export const judgeJournal = (
  { journal, troubles }: Pick<HealthView, 'journal' | 'troubles'>,
  backup: BackupState,
  upForMs: number,
  nowMs: number,
): Judgement => {
  const { lastWriteAtMs } = journal;
  // A journal without entries has nothing to lose.
  const isOld = lastWriteAtMs !== null && upForMs > OLD_BACKUP_MS && nowMs - (backup.atMs ?? 0) > OLD_BACKUP_MS;
  return judged(troubles.filter(isJournals), [
    ['backupFailed', backup.failed ? 'warn' : 'ok'],
    ['noBackup', isOld && !backup.failed ? 'warn' : 'ok'],
  ]);
};

const CONNECTION: Readonly<Record<ObsView['state'], Verdict>> = {
  'not-configured': 'off',
  connecting: 'warn',
  connected: 'ok',
  lost: 'bad',
  refused: 'bad',
};

/** All OBS of the production: their connections, and what the server says of their pictures. */
export const judgeObs = (states: readonly ObsView['state'][], troubles: HealthView['troubles']): Judgement => {
  const own = judged(troubles.filter(isObs), []);
  const connections = states.map((state) => CONNECTION[state]);
  const isOff = own.verdict === 'ok' && connections.every((verdict) => verdict === 'off');
  return { ...own, verdict: isOff ? 'off' : worst([own.verdict, ...connections]) };
};

/** The one that is spoken of where there is room for one. */
export const worstObs = <I extends { readonly state: ObsView['state'] }>(instances: readonly I[]): I | undefined =>
  instances.find(({ state }) => CONNECTION[state] === 'bad') ?? instances[0];

/** A page without a measurement has only just come. */
export const judgeDelay = (delayMs: number | null): Verdict =>
  delayMs === null ? 'off' : graded(delayMs, SLOW_PAGE_MS, LAME_PAGE_MS);
