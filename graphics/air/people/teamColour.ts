import type { PeopleView, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';

type Teams = Pick<PeopleView, Side>;

/** A team's own colour as the theme has it, CSS; null for none. */
export const colourOf = (people: Teams, side: Side): string | null => {
  const { colour } = people[side];
  return colour === null ? null : `var(--team-${colour})`;
};

/** Whether names have to leave room for a colour: in both teams' boxes, as their type is of one size. */
export const hasColours = (people: Teams): boolean => SIDES.some((side) => people[side].colour !== null);
