import type { Moment } from 'chess-match/client/explore';
import { deskAt, type Desk } from '../../../commentator/state/desk';

/** The thread a turn was made in: its label ends with it, small for Black ("12A", "12a"). Empty at the beginning. */
export const threadOf = ({ turn }: Pick<Moment, 'turn'>): string => turn.slice(-1).toUpperCase();

/** The last moment up to a ply in which a move was made on a board; undefined before the first. */
export const lastOn = (moments: readonly Moment[], ply: number, thread: string): Moment | undefined =>
  moments.findLast((moment) => moment.ply <= ply && threadOf(moment) === thread);

/** How many moves were made on a board up to a ply. */
export const movesMade = (moments: readonly Moment[], ply: number, thread: string): number =>
  moments.filter((moment) => moment.ply <= ply && threadOf(moment) === thread).length;

/** The clocks of a thread as they stood at a moment: those after its last press until then; null before the first. */
export const clocksAt = (moments: readonly Moment[], ply: number, thread: string): Moment['remainingMs'] =>
  lastOn(moments, ply, thread)?.remainingMs ?? null;

/**
 * A desk's board each time it stood there after as many moves: what the partner captures in between changes its
 * reserve.
 */
export const stoodOn = (moments: readonly Moment[], { matchId, board, branch, ply, turn }: Desk): readonly Desk[] =>
  moments
    .filter((moment) => movesMade(moments, moment.ply, branch) === ply)
    .flatMap((moment) =>
      moment.boards
        .filter((view) => view.board === board)
        .map((view) => deskAt(matchId, { board, branch, ply, turn, view }, moment)),
    );
