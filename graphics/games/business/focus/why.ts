import type { BoardView } from 'chess-match/client';
import { whyOf, whyOfBoard, type Stand, type Why, type WhyBoard } from '../stakes/why';

/** Why the board shown matters; what matters on the others where the line shown is over. */
export const whyShown = (
  stand: Stand,
  { board, status }: Pick<BoardView, 'board' | 'status'>,
): Why | WhyBoard | null => (status === 'ended' ? whyOf(stand) : whyOfBoard(stand, board));
