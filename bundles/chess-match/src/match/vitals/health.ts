import { troubleText } from '../../texts';
import type { Commands } from '../authority/submit';
import type { Journal } from '../journal/contract';
import { troublesOf, type Trouble, type TroubleSource } from '../base/troubles';

interface HealthParts {
  readonly commands: Commands;
  readonly journal: Journal;
  readonly troubles: readonly TroubleSource[];
  readonly obsState: () => string;
  /** What the guard refused since the start, by kind. */
  readonly refused: () => Readonly<Record<string, number>>;
  /** Of the program. */
  readonly version: string;
  readonly startedAtMs: number;
  readonly now: () => number;
}

/** A trouble for whoever watches from outside. */
export interface Reason {
  readonly code: string;
  readonly params: Trouble['params'];
  /** In English. */
  readonly text: string;
}

export interface HealthReport {
  /** Nothing stands that somebody must act upon now. */
  readonly ok: boolean;
  /** Why it is not ok; empty while it is. */
  readonly reasons: readonly Reason[];
  /** To be known; the evening goes on. */
  readonly notices: readonly Reason[];
  readonly [more: string]: unknown;
}

const spoken = (trouble: Trouble): Reason => ({
  code: trouble.code,
  params: trouble.params,
  text: troubleText(trouble, 'en'),
});

/** The troubles of this moment as a report says them. */
export const judged = (troubles: readonly Trouble[]): Pick<HealthReport, 'ok' | 'reasons' | 'notices'> => {
  const of = (level: Trouble['level']) => troubles.filter((trouble) => trouble.level === level).map(spoken);
  const reasons = of('alarm');
  return { ok: reasons.length === 0, reasons, notices: of('notice') };
};

/**
 * What GET /chess-match/health says, asked anew each time: whether all is well and if not why, and which match the
 * server holds. With status 503 where it is not ok.
 */
export const healthOf =
  ({ commands, journal, troubles, obsState, refused, version, startedAtMs, now }: HealthParts) =>
  (): HealthReport => {
    const open = commands.open();
    return {
      ...judged(troublesOf(troubles)),
      version,
      uptimeMs: now() - startedAtMs,
      match: open === null ? null : { matchId: open.row.matchId, game: open.game.id, status: open.views.match.status },
      obs: obsState(),
      refused: refused(),
      journal: { file: journal.fileName, version: commands.version(), ...journal.counts() },
    };
  };
