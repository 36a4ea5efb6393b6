import type { MatchView, PeopleView, Side } from 'chess-match/client';

/** The name of a side's team: the match's, or before a match is open the one its people were entered under. */
export const teamName = (match: Pick<MatchView, 'teams'>, people: PeopleView, side: Side): string =>
  match.teams[side].name || people[side].name;
