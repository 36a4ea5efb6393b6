import type { PieceType } from '../../../chess/definition';
import { isMateOnBoard } from '../../../chess/endings';
import { play } from '../../../chess/play';
import { withReserve, type Move } from '../../../chess/position';
import { sanOf } from '../../../chess/san';
import { movesNow } from '../moves/legal';
import { rulesOf } from '../moves/rulesOf';
import { partnerOf, type BoardId, type Seat } from '../seats';
import { seatToMove, type State } from '../state';
import { matingMove } from './waiting';

/** S12: a move that loses this board at once, and gives the partner the piece to mate with on the other. */
export interface Kamikaze extends Seat {
  readonly san: string;
  readonly piece: PieceType;
  /** How the opponent could mate here. */
  readonly losesTo: string;
  /** How the partner could mate there. */
  readonly winsBy: string;
}

const spoken = (state: State, board: BoardId, move: Move): string =>
  sanOf(rulesOf(state.settings), state.boards[board].position, move, isMateOnBoard);

/** The partner's mate with a piece more in its reserve, which it has not without. */
const partnersMate = (state: State, { board, side }: Seat, piece: PieceType): string | null => {
  const { position } = state.boards[board];
  if (position.toMove !== side || matingMove(state.settings, position) !== null) return null;
  const supplied = withReserve(position, side, piece, 1);
  const mate = matingMove(state.settings, supplied);
  return mate === null ? null : sanOf(rulesOf(state.settings), supplied, mate, isMateOnBoard);
};

const afterMove = (state: State, board: BoardId, move: Move) =>
  play(rulesOf(state.settings), state.boards[board].position, move);

/** Every kamikaze move of the player to move on a board. */
export const kamikaze = (state: State, board: BoardId): readonly Kamikaze[] => {
  if (state.end !== null) return [];
  const { settings } = state;
  const seat = seatToMove(state, board);
  const wins = new Map<PieceType, string | null>();
  return movesNow(settings, state.boards[board].position).flatMap((move) => {
    const { position, captured: piece } = afterMove(state, board, move);
    if (piece === null) return [];
    if (!wins.has(piece)) wins.set(piece, partnersMate(state, partnerOf(seat), piece));
    const winsBy = wins.get(piece) ?? null;
    const reply = winsBy === null ? null : matingMove(settings, position);
    if (winsBy === null || reply === null) return [];
    const losesTo = sanOf(rulesOf(settings), position, reply, isMateOnBoard);
    return [{ ...seat, san: spoken(state, board, move), piece, losesTo, winsBy }];
  });
};
