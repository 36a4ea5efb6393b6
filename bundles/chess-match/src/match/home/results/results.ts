import type { HomeKept } from '../../../contract/viewers';

/** A match that is over, as tables of results have it. */
export interface ResultRow {
  /** When it was over, ISO 8601. */
  readonly ended: string;
  readonly event: string;
  readonly game: string | null;
  readonly white: string;
  readonly black: string;
  /** Points, halves as .5. */
  readonly whitePoints: number;
  readonly blackPoints: number;
  readonly winner: 'white' | 'black' | 'draw';
  readonly turns: number;
  readonly matchId: string;
}

/** How a team stands by these matches. */
export interface StandingRow {
  /** Teams with as many match points and points have the same. */
  readonly place: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Two for a match that was won, one for a draw. */
  readonly matchPoints: number;
  /** Of all matches, halves as .5. */
  readonly points: number;
}

const winnerOf = (white: number, black: number): ResultRow['winner'] =>
  white === black ? 'draw' : white > black ? 'white' : 'black';

/** Matches that are over, the oldest first. */
export const resultsOf = (kept: readonly HomeKept[]): readonly ResultRow[] =>
  kept
    .toSorted((one, other) => one.endedMs - other.endedMs)
    .map(({ endedMs, event, game, white, black, score, turns, matchId }) => ({
      ended: new Date(endedMs).toISOString(),
      event,
      game,
      white,
      black,
      whitePoints: score.white / 2,
      blackPoints: score.black / 2,
      winner: winnerOf(score.white, score.black),
      turns,
      matchId,
    }));

const NONE = { played: 0, won: 0, drawn: 0, lost: 0, matchPoints: 0, points: 0 };

/** Teams by their names, the best first: by match points, then by points. */
export const standingsOf = (results: readonly ResultRow[]): readonly StandingRow[] => {
  const teams = new Map<string, typeof NONE>();
  const count = (team: string, points: number, against: number): void => {
    const before = teams.get(team) ?? NONE;
    teams.set(team, {
      played: before.played + 1,
      won: before.won + Number(points > against),
      drawn: before.drawn + Number(points === against),
      lost: before.lost + Number(points < against),
      matchPoints: before.matchPoints + 1 + Math.sign(points - against),
      points: before.points + points,
    });
  };
  for (const { white, black, whitePoints, blackPoints } of results) {
    count(white, whitePoints, blackPoints);
    count(black, blackPoints, whitePoints);
  }
  const sorted = [...teams]
    .map(([team, counted]) => ({ team, ...counted }))
    .toSorted((a, b) => b.matchPoints - a.matchPoints || b.points - a.points || (a.team < b.team ? -1 : 1));
  return sorted.map((row) => {
    const isLevel = (other: typeof row): boolean =>
      other.matchPoints === row.matchPoints && other.points === row.points;
    return { place: sorted.findIndex(isLevel) + 1, ...row };
  });
};
