import type { ScoreView } from '@schemas/score';

type Match = NonNullable<ScoreView['match']>;

/** What pictures for tests say of a return game beside the points of both games. */
export const SECOND: Pick<Match, 'game' | 'planned' | 'before'> = { game: 2, planned: null, before: [] };
