import type { Entry, Post } from './ground';
import type { Reading } from './judge';

/** The moves that last stood on a wooden board, and of which turn. */
export interface Said {
  readonly turn: string;
  readonly moves: readonly string[];
}

export const NOTHING_SAID: Said = { turn: '', moves: [] };

/** What becomes of a turn's draft because of a wooden board. */
export interface Fed {
  readonly said: Said;
  /** What becomes of the line; null: nothing. */
  readonly change: ((line: string) => string) | null;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((san, at) => san === other[at]);

const begins = (moves: readonly string[], whole: readonly string[]): boolean =>
  same(moves, whole.slice(0, moves.length));

/** The moves that stand on the wood; null: none can be told. */
const standingOn = ({ made }: Entry, reading: Reading): readonly string[] | null => {
  switch (reading.kind) {
    case 'alike':
      return made;
    case 'behind':
      return made.slice(0, reading.moves);
    case 'move':
      return [...made, reading.san];
    default:
      return null;
  }
};

const changeFor = (
  moves: readonly string[],
  last: readonly string[],
  entry: Entry,
  hasMoved: boolean,
): Fed['change'] => {
  const { made, drafted, isDecided } = entry;
  const whole = drafted === null ? made : [...made, drafted];
  if (begins(moves, whole))
    // Put back: only its own moves go; what somebody typed in their place, or behind them, stays.
    return same(moves, whole) || !same(last, whole) ? null : (line) => entry.back(line, moves.length);
  const san = moves.at(-1);
  const isFree = whole.length === 0 && !isDecided;
  return san !== undefined && (hasMoved || isFree) ? (line) => entry.withMove(line, san) : null;
};

/**
 * A board that says something new of a turn changes its draft; one that was not touched since gives way to what
 * somebody typed.
 * @param hasMoved whether a piece was moved since it was last looked at
 */
export const feed = (before: Said, { turn, entry }: Post, reading: Reading, hasMoved: boolean): Fed => {
  const last = before.turn === turn ? before.moves : [];
  const moves = entry === null ? null : standingOn(entry, reading);
  if (entry === null || moves === null) return { said: { turn, moves: last }, change: null };
  return { said: { turn, moves }, change: same(moves, last) ? null : changeFor(moves, last, entry, hasMoved) };
};
