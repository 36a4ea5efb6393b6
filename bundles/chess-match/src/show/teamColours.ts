import type { TeamColour } from '@schemas/roster';

export type { TeamColour } from '@schemas/roster';

/** A team's own colours, in families: colours of one family are too alike for two teams of one match. */
const FAMILIES: readonly (readonly TeamColour[])[] = [
  ['red', 'wine'],
  ['blue', 'violet', 'petrol'],
];

/** Names of the colours a team may have; themes say what they look like. */
export const TEAM_COLOURS: readonly TeamColour[] = FAMILIES.flat();

/** Whether two teams could be taken for each other by these colours; a team without one looks like nobody. */
export const areAlike = (one: TeamColour | null, other: TeamColour | null): boolean =>
  one !== null && other !== null && FAMILIES.some((family) => family.includes(one) && family.includes(other));
