import type { ClocksView } from '@schemas/clocks';
import type { Problem } from '@schemas/draft';
import type { Result } from '../../games/common/result';
import type { Log } from '../base/log';
import type { OpenMatch } from './openMatch';

/**
 * When an earlier run was last known to live: its stamp is up to a second old, its last entry may be younger; else a
 * clock started in that second would be given back time that it never lost. Null if nothing is known.
 */
export const lastSignOfLifeMs = (...signsMs: readonly (number | null)[]): number | null => {
  const known = signsMs.filter((ms) => ms !== null);
  return known.length === 0 ? null : Math.floor(Math.max(...known));
};

/** What it needs of the commands. */
export interface GapCommands {
  open(): OpenMatch | null;
  submitInternal(command: { readonly type: string; readonly [field: string]: unknown }): Result<null, Problem>;
}

/** Time in which nobody could press. */
export interface Lost {
  readonly cause: Exclude<NonNullable<ClocksView['gap']>['cause'], 'stepped'>;
  /** When the server was last known to run; null if unknown. */
  readonly fromMs: number | null;
  readonly toMs: number;
}

const HAPPENED: Readonly<Record<Lost['cause'], string>> = {
  down: 'the server was down',
  stalled: 'the server stood still',
  suspended: 'the computer slept',
};

/**
 * The clock counts through it: `runningSinceMs` stays as it was. How long nobody could press is noted as an entry of
 * the game, so that the arbiter may give the time back.
 */
export const noteGap = (commands: GapCommands, { cause, fromMs, toMs }: Lost, log: Log): void => {
  const open = commands.open();
  if (open === null || fromMs === null || fromMs >= toMs || !open.views.clocks.running) return;
  const noted = commands.submitInternal({ type: 'noteGap', cause, fromMs, toMs });
  if (noted.ok)
    log.warn(`The clock ran while ${HAPPENED[cause]} for ${toMs - fromMs} ms; the arbiter may give it back.`);
  else log.error('The gap in the clock could not be noted.', noted.error);
};

/** The system's clock was set: nobody gained or lost time by it, but somebody may want to look. */
export const noteStep = (commands: GapCommands, byMs: number, log: Log): void => {
  log.warn(`The system's clock was set by ${byMs} ms; the server's time and the match clocks were not touched.`);
  const open = commands.open();
  if (open === null || open.views.match.status === 'over') return;
  const noted = commands.submitInternal({ type: 'noteStep', byMs });
  if (!noted.ok) log.error('The step of the system’s clock could not be noted.', noted.error);
};
