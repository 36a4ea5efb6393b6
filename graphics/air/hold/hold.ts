import type { MatchView } from 'chess-match/client';

/** What a picture is held by: the match it is of, and the turn. */
export interface Held {
  readonly match: Pick<MatchView, 'matchId' | 'ply' | 'status'>;
}

/** What a graphic tells of until the boards have shown what came after it. */
export interface Hold<P extends Held> {
  readonly picture: P;
  /** On the clock of the page. */
  readonly untilMs: number;
}

/** How long boards take to show what came between two pictures of one match, ms; 0: it is seen at once. */
export type ShownAfterMs<P> = (previous: P, current: P) => number;

/**
 * What is held when `current` comes after `last`: the picture before a turn that boards still show; the same for
 * whatever else comes meanwhile. Nothing after an undo or in another match, and nothing once somebody has ended the
 * game: that is no turn of the boards.
 */
export const holdAfter = <P extends Held>(
  hold: Hold<P> | null,
  last: P,
  current: P,
  shownAfterMs: ShownAfterMs<P>,
  nowMs: number,
): Hold<P> | null => {
  const turns = current.match.ply - last.match.ply;
  if (current.match.matchId !== last.match.matchId || turns < 0 || turns > 1) return null;
  if (turns === 1) {
    const takes = shownAfterMs(last, current);
    return takes > 0 ? { picture: last, untilMs: nowMs + takes } : null;
  }
  return hold !== null && nowMs < hold.untilMs && last.match.status === current.match.status ? hold : null;
};

/** What is told of the game; clocks, people and the show are as they are. */
const TOLD: readonly string[] = ['match', 'score', 'play', 'course', 'turns', 'boards'];

/** The picture to draw: of the game what is held, all else as it is now. */
export const drawnWith = <P extends Held>(hold: Hold<P> | null, current: P): P =>
  hold === null
    ? current
    : { ...current, ...Object.fromEntries(Object.entries(hold.picture).filter(([name]) => TOLD.includes(name))) };
