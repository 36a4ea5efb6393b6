import type { Problem } from '@schemas/draft';
import type { Result } from '../rules/common/result';
import type { Log } from './log';
import type { OpenMatch } from './openMatch';

/**
 * When an earlier run was last known to live: its stamp is up to a second old, its last entry may be younger; else a
 * clock started in that second would be given back time that it never lost. Null if nothing is known.
 */
export const lastSignOfLifeMs = (stampMs: number | null, lastEntryMs: number | null): number | null =>
  stampMs === null && lastEntryMs === null ? null : Math.max(stampMs ?? 0, lastEntryMs ?? 0);

/** What it needs of the door. */
interface GapDoor {
  open(): OpenMatch | null;
  submitInternal(command: { readonly type: string; readonly [field: string]: unknown }): Result<null, Problem>;
}

/**
 * The clock counts through a crash: `runningSinceMs` stays as it was. How long nobody could press is noted as an
 * entry of the game, so that the arbiter may give the time back.
 * @param lastAliveMs when the server was last known to run; null if unknown
 */
export const noteGap = (door: GapDoor, lastAliveMs: number | null, nowMs: number, log: Log): void => {
  const open = door.open();
  if (open === null || lastAliveMs === null || lastAliveMs >= nowMs || !open.views.clocks.running) return;
  const noted = door.submitInternal({ type: 'noteGap', fromMs: lastAliveMs, toMs: nowMs });
  if (noted.ok)
    log.warn(`The clock ran while the server was down for ${nowMs - lastAliveMs} ms; the arbiter may give it back.`);
  else log.error('The gap in the clock could not be noted.', noted.error);
};
