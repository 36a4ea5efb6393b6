import type { PlayView } from 'chess-match/client';
import { playOf, type Last } from 'chess-match/games/progressive';
import { paceOf } from './pace';

/** Until the board has shown a series to its end: what it brought is not told before. ms */
export const showingMs = (last: Last | null): number => (last === null ? 0 : 1000 * paceOf(last.steps.length).whole);

interface Picture {
  readonly play: PlayView;
}

/** How long the board plays what came between two pictures. */
export const shownAfterMs = (previous: Picture, current: Picture): number => {
  const last = playOf(current)?.last ?? null;
  return last === null || last.turn === (playOf(previous)?.last?.turn ?? 0) ? 0 : showingMs(last);
};
