import type { HomeDocument } from 'chess-match/contract/viewers';
import { serverTimeAt } from '../feed/serverTime';
import type { Heard } from '../feed/truth';

/** More than come while a picture is under way, at one every two seconds. */
const MOST_REMEMBERED = 40;
/**
 * Eight pieces are listed and as many linger, of eight seconds each where key frames come seldom; and some seconds to
 * get here.
 */
const MOST_BEHIND_MS = 140_000;

/** Those of its audience that came, the oldest first: what is on its way as a picture is shown from here. */
export const remembered = (documents: readonly HomeDocument[], came: HomeDocument): readonly HomeDocument[] =>
  [...documents.filter(({ audience }) => audience === came.audience), came].slice(-MOST_REMEMBERED);

/** What was so when the picture was: the newest that is no later. The oldest known where all are later. */
export const heldBack = (documents: readonly HomeDocument[], pictureAtMs: number): HomeDocument | null =>
  documents.findLast(({ at }) => at <= pictureAtMs) ?? documents[0] ?? null;

/**
 * How far a picture is behind what is known without it, ms: the match's clocks run so much later. Null where no picture
 * is so late: its time is of a clock that was set, and tells nothing of the boards.
 */
export const behindAt = ({ offset, document }: Heard, pictureAtMs: number, nowMs: number): number | null => {
  if (offset === null || document === null) return 0;
  const behindMs = serverTimeAt(offset, nowMs) - document.delayMs - pictureAtMs;
  return behindMs > MOST_BEHIND_MS ? null : Math.max(0, behindMs);
};
