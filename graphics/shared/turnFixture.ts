import type { MatchView, Side } from 'chess-match/client/contract';
import { turnLabel } from 'chess-match/client/view';

/** Whose turn the one of a ply is: White's are odd. */
export const sideOf = (ply: number): Side => (ply % 2 === 1 ? 'white' : 'black');

/** The turn of a ply as records name it: "24." is White's, "24..." Black's. */
export const turnOf = (ply: number): string => turnLabel(ply - 1);

type Stand = Pick<MatchView, 'ply' | 'turn' | 'moveNumber' | 'toMove' | 'status'>;

/** How a match stands whose last turn is that of `ply`: the next one is to be played. */
export const playedTo = (ply: number): Stand => ({
  ply,
  turn: turnOf(ply + 1),
  moveNumber: Math.ceil((ply + 1) / 2),
  toMove: sideOf(ply + 1),
  status: 'playing',
});

/** How a match stands that was over with the turn of `ply`. */
export const overAt = (ply: number): Stand => ({
  ply,
  turn: turnOf(ply),
  moveNumber: Math.ceil(ply / 2),
  toMove: null,
  status: 'over',
});
