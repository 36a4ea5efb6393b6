import type { MovesView } from '@schemas/moves';
import type { OpenMatch } from '../openMatch';

/** Legal moves of the open match, before anything drafted. */
export const movesView = (open: OpenMatch | null): MovesView =>
  open === null ? { boards: {} } : (open.game.moves(open.history.state) as MovesView);
