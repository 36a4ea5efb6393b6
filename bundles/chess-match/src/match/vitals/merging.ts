import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import type { Journal } from '../journal/contract';
import type { Feed } from '../journal/feed';

/** So long after the last write the log is merged into the one file ... */
const QUIET_MS = 3000;
/** ... and at the latest so long after the first that is not. */
const LONGEST_MS = 60_000;

/** Merges the journal's log into its one file in quiet moments: a merge takes longer than a write. */
export const createMerging = (
  journal: Pick<Journal, 'checkpoint'> & { readonly feed: Pick<Feed, 'changes'> },
  now: () => number,
  log: Log,
) => {
  let merged = -1;
  let seen = { changes: -1, changedAtMs: 0, sinceMs: 0 };
  const look = (): void => {
    const changes = journal.feed.changes();
    const nowMs = now();
    if (changes !== seen.changes)
      seen = { changes, changedAtMs: nowMs, sinceMs: seen.changes === merged ? nowMs : seen.sinceMs };
    if (changes === merged) return;
    if (nowMs - seen.changedAtMs < QUIET_MS && nowMs - seen.sinceMs < LONGEST_MS) return;
    try {
      journal.checkpoint();
      [merged, seen] = [changes, { ...seen, sinceMs: nowMs }];
    } catch (error) {
      log.warn(`The journal's log could not be merged: ${textOf(error)}`);
    }
  };
  return {
    look,
    /** All that was written up to now stands in the file. */
    isMerged: (): void => {
      merged = journal.feed.changes();
    },
  };
};
