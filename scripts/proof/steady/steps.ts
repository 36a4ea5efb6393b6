import { expectationOf, type Score } from '../../../bundles/chess-match/src/engine';

/** What an engine said of a position at a depth, for whoever is to move. */
export interface Said {
  readonly depth: number;
  readonly score: Score;
}

export interface Steps {
  /** From one depth to the next that it told of. */
  readonly all: number;
  /** Those that moved the expectation by as much as would be seen. */
  readonly moved: number;
}

/** From here on something is shown (`match/outlook`). */
export const SHOWN_FROM = 12;
/** So much of a board's points is a mistake of a player: an engine that thinks on must not look like one. */
export const SEEN = 0.1;

const ROUNDING = 1e-12;

/**
 * How often the expectation that is shown moved as an engine went deeper into one position.
 * @param said in the order in which it was said; of one depth the last holds
 */
export const stepsOf = (said: readonly Said[], slope: number): Steps => {
  const byDepth = new Map(said.map(({ depth, score }) => [depth, expectationOf(score, slope)] as const));
  const shown = [...byDepth].filter(([depth]) => depth >= SHOWN_FROM).toSorted(([one], [other]) => one - other);
  const moves = shown.slice(1).map(([, worth], index) => Math.abs(worth - (shown[index]?.[1] ?? worth)));
  return { all: moves.length, moved: moves.filter((by) => by >= SEEN - ROUNDING).length };
};

export const sumOf = (steps: readonly Steps[]): Steps => ({
  all: steps.reduce((sum, { all }) => sum + all, 0),
  moved: steps.reduce((sum, { moved }) => sum + moved, 0),
});

/** Of a hundred steps so many may be seen to move. */
export const MOST_PERCENT = 3;

/** False where nothing was counted, too. */
export const isSteady = ({ all, moved }: Steps): boolean => all > 0 && moved * 100 <= all * MOST_PERCENT;
