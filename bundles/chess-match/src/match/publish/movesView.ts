import type { MovesView } from '@schemas/moves';
import type { OpenMatch } from '../openMatch';

/** Legal moves of the open match, before anything drafted; none where its game is not entered by turns. */
export const movesView = (open: OpenMatch | null): MovesView =>
  open?.game.turnEntry?.moves(open.history.state) ?? { boards: {} };
