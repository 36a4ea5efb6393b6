import type { Replicants } from '../../../contract/replicants';
import type { TeamNames } from '../../../show';
import type { OpenMatch } from '../openMatch';

/** The match the show goes with from now on, as far as the show cares. */
export interface ShowMatch {
  readonly matchId: string;
  readonly game: string;
  readonly rehearsal: boolean;
  readonly teams: TeamNames;
}

/** What is opened: a match of its own, the next game of an evening that goes on, or one that had begun before. */
export type Beginning = 'match' | 'returnGame' | 'none';

/** What a result tells of. */
export type FirstGame = Pick<Replicants, 'match' | 'score' | 'clocks' | 'boards' | 'play'>;

/** The open match as the show knows it. */
export const showMatchOf = ({ row: { matchId, game, rehearsal, setup } }: OpenMatch): ShowMatch => ({
  matchId,
  game,
  rehearsal,
  teams: { white: setup.white, black: setup.black },
});

/** The rehearsal on whose own show a match is; null on the real one. */
export const rehearsalOf = (match: ShowMatch | null): string | null =>
  match?.rehearsal === true ? match.matchId : null;

export const isOnSameShow = (one: ShowMatch | null, other: ShowMatch | null): boolean =>
  rehearsalOf(one) === rehearsalOf(other);

/** Of a match that is on the real show. */
export const realTeamsOf = (match: ShowMatch | null): TeamNames | null =>
  match?.rehearsal === false ? match.teams : null;
