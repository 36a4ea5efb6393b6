import {
  placeRow,
  seatOf,
  tableOf,
  type BoardReport,
  type Place,
  type Team,
  type WoodenBoard,
} from 'chess-match/contract/venue';
import type { WoodenSeen } from '../../wire/wire';
import { boardOf } from './ground';
import type { Reading } from './judge';
import type { BoardState } from './protocol';
import type { Pieces } from './wood';

/** A board as it was read last, and what should stand there. */
export interface Shown {
  readonly reading: Reading;
  readonly wanted: Pieces;
  /** Whose draft it was held against; null: what everybody sees. */
  readonly of: Team | null;
}

/** Moves that were made since a board was last moved do not stand on it. */
const readingOf = (shown: Shown | null): BoardReport['reading'] => {
  const kind = shown?.reading.kind ?? null;
  return kind === 'behind' ? 'differs' : kind;
};

const squaresOf = (shown: Shown | null): BoardReport['squares'] =>
  shown === null || !('squares' in shown.reading)
    ? []
    : shown.reading.squares.map((square) => ({ square, piece: shown.wanted[square] ?? null }));

/**
 * What the crew is told of a board. What is tried at a work table is its team's alone: of one it is told only whether
 * it is read.
 */
export const reportOf = (
  { serial, state, battery }: BoardState,
  assigned: readonly WoodenBoard[],
  shown: Shown | null,
): BoardReport => {
  const isTables = assigned.some((each) => each.serial === serial && tableOf(each.place) !== null);
  return {
    serial,
    state,
    battery,
    reading: readingOf(shown),
    squares: isTables ? [] : squaresOf(shown),
  };
};

/** What LiveChess tells of a board that is read. */
const ACTIVE = 'ACTIVE';

/**
 * What a captain is told of the wooden boards that fill his draft. Of a board at which both play he is not told what
 * the other team prepares: how it stands is left out while it is held against that.
 * @param place of a device; none are told to one that is no captain's
 */
export const seenAt = (
  place: Place,
  assigned: readonly WoodenBoard[],
  states: readonly BoardState[],
  shownOf: (serial: string) => Shown | null,
): readonly WoodenSeen[] => {
  const seat = seatOf(place);
  if (seat === null) return [];
  return assigned.flatMap((wooden) => {
    const { serial } = wooden;
    const [board, { team }] = [boardOf(wooden), placeRow(wooden.place)];
    const isHis = (team === null || team === seat.team) && (seat.board === null || seat.board === board);
    if (board === null || !isHis) return [];
    const there = states.find((each) => each.serial === serial);
    const isRead = there !== undefined && there.pieces !== null && there.state === ACTIVE;
    const shown = isRead ? shownOf(serial) : null;
    const open = shown === null || (shown.of !== null && shown.of !== seat.team) ? null : shown;
    return [{ serial, board, isRead, reading: readingOf(open), squares: squaresOf(open) }];
  });
};
