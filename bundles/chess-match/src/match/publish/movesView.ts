import type { MovesView } from '@schemas/moves';
import type { OpenMatch } from '../authority/openMatch';

export const NO_MOVES: MovesView = { version: 0, boards: {} };

/** Legal moves of the open match, before anything drafted; none where its game is not entered by turns. */
export const movesView = (open: OpenMatch | null): MovesView['boards'] =>
  open?.game.turnEntry?.moves(open.history.state) ?? {};
