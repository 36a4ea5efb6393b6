import {
  followTeams,
  isDemonstration,
  nobody,
  programOn,
  type EndedEntered,
  type ShowEvent,
  type ShowState,
  type TeamNames,
} from '../../../show';
import { isOnSameShow, type Beginning, type FirstGame, type ShowMatch } from './showMatch';

/** A match that was opened, as the show that goes with it now takes it. */
export interface Opened {
  readonly match: ShowMatch;
  readonly beginning: Beginning;
  readonly atMs: number;
  /** For whom people of this show were on air last; null: nobody knows. */
  readonly teamsBefore: TeamNames | null;
  /** The result on air that goes on telling of the first game. */
  readonly ended: EndedEntered | null;
}

/**
 * The teams for whom the people of the next match's show were on air last: what another show played says nothing of
 * them. A rehearsal that is made begins as the real show stands; one that is opened again has a show that knew no other
 * match.
 * @param realTeams of the last match on the real show
 */
export const teamsBefore = (
  match: ShowMatch | null,
  next: ShowMatch,
  beginning: Beginning,
  realTeams: TeamNames | null,
): TeamNames | null => {
  if (isOnSameShow(match, next)) return match?.teams ?? null;
  if (!next.rehearsal) return realTeams;
  return beginning === 'none' ? next.teams : (realTeams ?? match?.teams ?? null);
};

/** A result on air goes on telling of the first game when its return game is made. */
export const endedBefore = (
  state: ShowState,
  match: ShowMatch | null,
  next: ShowMatch,
  first: FirstGame | null,
): EndedEntered | null => {
  const isKept = first !== null && isOnSameShow(match, next) && state.slots.result.on;
  return isKept ? { next: next.matchId, views: { ...first, people: state.people } } : null;
};

/** Invented people go with the match they were invented for, unless somebody has made use of them. */
const leavesDemonstration = (state: ShowState, { match, beginning }: Opened): boolean =>
  beginning === 'match' && !match.rehearsal && isDemonstration(state.people);

/** A match begins with nothing on air and the rundown at its top; between two games of an evening the picture stays. */
const beginningOf = (state: ShowState, { match, beginning, ended, atMs }: Opened): readonly ShowEvent[] => {
  const { current } = state.rundown;
  const graphics = beginning === 'match' && !match.rehearsal ? programOn(state) : [];
  if (beginning === 'none' || (graphics.length === 0 && current === null && ended === null)) return [];
  return [{ type: 'showBegun', graphics, ended, atMs }];
};

/** What happens to a show when a match is opened. */
export const openingEvents = (state: ShowState, opened: Opened): readonly ShowEvent[] => {
  const { match, teamsBefore: before, atMs } = opened;
  const people = leavesDemonstration(state, opened) ? nobody() : followTeams(state.people, before, match.teams);
  return [...(people === null ? [] : [{ type: 'peopleSet', people, atMs } as const]), ...beginningOf(state, opened)];
};
