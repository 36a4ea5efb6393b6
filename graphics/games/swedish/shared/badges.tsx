import { Badge } from '../../../air/Badge';
import { letterOf } from 'chess-match/games/swedish';

interface BoardBadgeProps {
  readonly board: number;
  /** Pixels. */
  readonly size: number;
}

/** A board's letter on its colour. */
export const BoardBadge = ({ board, size }: BoardBadgeProps) => (
  <Badge board={board} size={size} name={letterOf(board)} />
);
