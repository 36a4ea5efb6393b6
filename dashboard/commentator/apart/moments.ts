import type { Moment } from 'chess-match/client/explore';
import { deskAt, type Desk } from '../state/desk';

/** The turns that were made in a thread. */
export const turnsIn = (moments: readonly Moment[], thread: string): readonly Moment[] =>
  moments.filter((moment) => moment.turn !== '' && moment.thread === thread);

/** The last moment up to a ply in which a move was made in a thread; undefined before the first. */
export const lastIn = (moments: readonly Moment[], ply: number, thread: string): Moment | undefined =>
  turnsIn(moments, thread).findLast((moment) => moment.ply <= ply);

/** How many moves were made in a thread up to a ply. */
export const movesMade = (moments: readonly Moment[], ply: number, thread: string): number =>
  turnsIn(moments, thread).filter((moment) => moment.ply <= ply).length;

/** The clocks of a thread as they stood at a moment: those after its last press until then; null before the first. */
export const clocksAt = (moments: readonly Moment[], ply: number, thread: string): Moment['remainingMs'] =>
  lastIn(moments, ply, thread)?.remainingMs ?? null;

/**
 * A desk's board each time it stood there after as many moves: what comes to it from other boards in between may change
 * it.
 */
export const stoodOn = (moments: readonly Moment[], { matchId, board, branch, ply, turn }: Desk): readonly Desk[] =>
  moments
    .filter((moment) => movesMade(moments, moment.ply, branch) === ply)
    .flatMap((moment) =>
      moment.boards
        .filter((view) => view.board === board)
        .map((view) => deskAt(matchId, { board, branch, ply, turn, view }, moment)),
    );
