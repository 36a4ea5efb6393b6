import type { MatchView } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';

interface BoardMarkProps {
  readonly match: MatchView;
  readonly board: number;
  /** Pixels. */
  readonly size: number;
}

/** What a board is called, where there are several. */
export const BoardMark = ({ match, board, size }: BoardMarkProps) =>
  match.boards > 1 && <Badge board={board} size={size} name={boardName(match, board)} />;
