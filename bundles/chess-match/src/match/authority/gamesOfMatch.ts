import type { ScoreView } from '@schemas/score';
import type { MatchRow, MatchSetup } from '../journal/types';
import { seatingOf } from '../hall/seating';

export interface Score {
  readonly white: number;
  readonly black: number;
}

/** What came before a game in its match of several games. */
export interface GamesOfMatch {
  /** Half-points of each game before, the first first, by the teams as they are White and Black in this one. */
  readonly before: readonly Score[];
  /** How many games the match is to have; null where nobody has said. */
  readonly planned: number | null;
}

type Find = (matchId: string) => MatchRow | null;

/**
 * The games before, the newest first. A chain that comes back to itself, as a damaged journal may have it, ends there.
 */
const chainOf = (setup: MatchSetup, find: Find): readonly MatchRow[] => {
  const chain: MatchRow[] = [];
  for (let id = setup.returnOf; id !== null && !chain.some(({ matchId }) => matchId === id);) {
    const row = find(id);
    if (row === null) break;
    chain.push(row);
    id = row.setup.returnOf;
  }
  return chain;
};

/** How many games the match is to have, by the newest game that says so. */
export const plannedGames = (setup: MatchSetup, find: Find): number | null =>
  [setup, ...chainOf(setup, find).map((row) => row.setup)].find(({ games }) => games !== undefined)?.games ?? null;

/** The match that a game is part of. @param find a match of the journal */
export const gamesOfMatch = (game: Pick<MatchRow, 'matchId' | 'setup'>, find: Find): GamesOfMatch => {
  const { setup } = game;
  const { turned } = seatingOf(game, find);
  const before = chainOf(setup, find).map((row): Score => {
    const { scoreWhite, scoreBlack } = row;
    const isCrossed = seatingOf(row, find).turned !== turned;
    return isCrossed ? { white: scoreBlack, black: scoreWhite } : { white: scoreWhite, black: scoreBlack };
  });
  return { before: before.toReversed(), planned: plannedGames(setup, find) };
};

/** How the match stands with this game; null where that is all there is. */
export const together = (own: Score, { before, planned }: GamesOfMatch): ScoreView['match'] => {
  const game = before.length + 1;
  if (game === 1 && (planned ?? 1) === 1) return null;
  const sum = (of: keyof Score): number => before.reduce((total, each) => total + each[of], own[of]);
  return {
    white: sum('white'),
    black: sum('black'),
    game,
    planned: planned === null ? null : Math.max(planned, game),
    before: before.map(({ white, black }) => ({ white, black })),
  };
};
