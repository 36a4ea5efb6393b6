import type { TeamColour } from '@schemas/people';

/**
 * What a team's colours look like, as CSS: far from every branch's and from both sides'. The dark theme on air has the
 * same.
 */
export const TEAM_COLOUR_VALUES: Readonly<Record<TeamColour, string>> = {
  red: '#e02438',
  wine: '#94193f',
  blue: '#2f55f0',
  violet: '#8a35e0',
  petrol: '#066480',
};
