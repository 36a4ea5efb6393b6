import { isDeepStrictEqual } from 'node:util';
import { NOWHERE, type Continuation, type Feed, type Positions } from '../../journal/feed';
import type { CopyWorker, Seen } from './protocol';

/** Rows in one message: the event loop is not held up while they are read and handed over. */
const ROWS_AT_ONCE = 500;

/** What the copy is known to hold after a round. */
export interface Copied {
  readonly positions: Positions;
  /** feed.changes() of that moment. */
  readonly changes: number;
  readonly line: number;
  /** A new copy was begun in this round. */
  readonly isNew: boolean;
}

export interface RoundOptions {
  readonly feed: Feed;
  readonly worker: Pick<CopyWorker, 'ask'>;
  /** What the round before it left; null: the first one, which checks the copy as a whole. */
  readonly before: Copied | null;
  /** Begin a new copy, whatever is there. */
  readonly isDistrusted: boolean;
  /** Before a copy is put aside. @throws when that is not to be done */
  readonly onNew: (seen: Seen) => void;
  /** After each answer. */
  readonly onMove: () => void;
}

const continuationOf = ({ feed, before, isDistrusted }: RoundOptions, seen: Seen): Continuation | null => {
  const isSameLine = before === null || before.line === feed.line();
  if (seen.kind !== 'journal' || isDistrusted || !isSameLine) return null;
  const isSameShape = isDeepStrictEqual(seen.shape, feed.shape());
  return isSameShape ? feed.continues(seen.heads) : null;
};

/**
 * Brings the copy to where the journal is, in one transaction of the copy: it goes from one state the journal was in to
 * another, however many messages that takes. A copy this journal does not go on from is never written over.
 * @returns null when the journal was restored meanwhile: nothing was changed, the next round finds out
 * @throws CopyWorkerError, or what the journal says
 */
export const copyRound = async (options: RoundOptions): Promise<Copied | null> => {
  const { feed, worker, before, onNew, onMove } = options;
  const line = feed.line();
  const seen = await worker.ask('look', { thorough: before === null });
  onMove();
  if (feed.line() !== line) return null;
  const continuation = continuationOf(options, seen);
  const isNew = continuation === null;
  if (!isNew && before?.changes === feed.changes()) {
    await worker.ask('leave', null);
    onMove();
    return { ...before, isNew };
  }
  if (isNew) onNew(seen);
  // What the copy has of the documents is known where it is as the round before left it.
  const isAsLeft = seen.kind === 'journal' && seen.documents === before?.positions.documents;
  const documents = isAsLeft ? seen.documents : 0;
  let positions: Positions = continuation === null ? NOWHERE : { ...continuation.from, documents };
  for (let isFirst = true; ; isFirst = false) {
    const changes = feed.changes();
    const piece = feed.since(positions, ROWS_AT_ONCE);
    const anew = isNew && isFirst ? feed.shape() : null;
    const emptied = isFirst ? (continuation?.emptied ?? []) : [];
    await worker.ask('take', { anew, emptied, piece });
    onMove();
    positions = piece.positions;
    if (piece.isLast) return { positions, changes, line, isNew };
    if (feed.line() !== line) return null;
  }
};
