import { moveLabel, type Side } from '../../common/sides';

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What repetition compares (FIDE 9.2.3): placement, side, castling, en passant where it can be played. */
export const positionKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** Plies since the last capture or pawn move. */
export const halfMoveClock = (fen: string): number => Number(fen.split(' ')[4] ?? 0);

export const sideToMove = (fen: string): Side => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/** The label of the turn that is made next. */
export const nextTurn = (fen: string): string => moveLabel(Number(fen.split(' ')[5] ?? 1), sideToMove(fen));
