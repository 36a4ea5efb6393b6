import type { Entry, Post } from './ground';
import type { Reading } from './judge';

/** What a wooden board said last, and of which turn: said once it is not said again. */
export interface Said {
  readonly turn: string;
  /** Null: it stood as the position before the move. */
  readonly san: string | null;
}

export const NOTHING_SAID: Said = { turn: '', san: null };

/** What becomes of a turn's draft because of a wooden board. */
export interface Fed {
  readonly said: Said;
  /** The line to be set; null: nothing is changed. */
  readonly line: string | null;
}

const lineFor = (san: string | null, last: string | null, entry: Entry, hasMoved: boolean): string | null => {
  const { drafted, isDecided } = entry;
  // Put back: only its own move goes; what somebody typed in its place meanwhile stays.
  if (san === null) return last !== null && drafted === last ? entry.withoutMove() : null;
  if (drafted === san) return null;
  return hasMoved || (drafted === null && !isDecided) ? entry.withMove(san) : null;
};

/** Whether what a board said last still stands in its turn's draft, and nobody typed anything else there. */
export const isSaidStill = ({ turn, san }: Said, post: Post): boolean =>
  san !== null && turn === post.turn && san === post.entry?.drafted;

/**
 * A board that says something new of a turn changes its draft; one that was not touched since gives way to what somebody typed.
 * @param hasMoved whether a man was moved since it was last looked at
 */
export const feed = (before: Said, { turn, entry }: Post, reading: Reading, hasMoved: boolean): Fed => {
  const last = before.turn === turn ? before.san : null;
  const isSaying = reading.kind === 'move' || reading.kind === 'alike';
  if (entry === null || !isSaying) return { said: { turn, san: last }, line: null };
  const san = reading.kind === 'move' ? reading.san : null;
  if (san === last) return { said: { turn, san }, line: null };
  return { said: { turn, san }, line: lineFor(san, last, entry, hasMoved) };
};
