import type { MatchView } from '@schemas/match';
import { outOf } from './counted';
import { isAmendment, isOfGame } from './entry';
import type { Replayer, AnyGame } from './game';
import type { GameEvent } from './event';
import type { History } from './history';

export type CorrectionView = NonNullable<MatchView['correction']>;

/** Moves of a turn, by board. */
export type MovesByBoard = ReadonlyMap<number, string>;

/** Where two turns differ in what was played, lowest board first. */
export const otherMoves = (before: MovesByBoard, after: MovesByBoard): CorrectionView['moves'] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => one - other)
    .map((board) => ({ board, before: before.get(board) ?? null, after: after.get(board) ?? null }))
    .filter((move) => move.before !== move.after);

/** A turn of one line that became another, as viewers are told of it. @param board on which it was made */
export const otherTurn = (
  { number, side }: Pick<CorrectionView, 'number' | 'side'>,
  board: number,
  before: string,
  after: string,
): Omit<CorrectionView, 'seq' | 'isCut'> => {
  const movesIn = (line: string): MovesByBoard => new Map(line === '' ? [] : [[board, line]]);
  return { number, side, moves: otherMoves(movesIn(before), movesIn(after)) };
};

/** A journal that was damaged may hold anything; it is told of all the same. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The last correction of the past that stands, for viewers; null: none, or its game cannot tell of it. */
export const lastCorrection = (
  game: AnyGame,
  replayer: Replayer<unknown, GameEvent>,
  { entries, ...book }: Pick<History<unknown>, 'entries' | 'redoable' | 'dropped'>,
): CorrectionView | null => {
  const out = outOf(book);
  const standing = entries.findLast(
    ({ seq, event }) => isAmendment(event) && event.changes.length > 0 && !out.has(seq),
  );
  if (standing === undefined || !isAmendment(standing.event)) return null;
  const { before, after, changes } = standing.event;
  const first = changes
    .map(({ seq }) => entries[seq - 1]?.event)
    .find((event) => event !== undefined && isOfGame(event) && game.undoLabel(event)?.kind === 'turn');
  if (first === undefined) return null;
  const described = replayer.describe(first, textOf(before), textOf(after));
  return described === null ? null : { seq: standing.seq, isCut: after === '', ...described };
};
