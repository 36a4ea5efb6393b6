import type { HallRules } from '@schemas/devices';
import { placeRow, type Place, type Team } from './places';
import type { PublicName } from './replicants';
import { viewsFor, VIEWS, type Audience, type NameFor, type ViewOf } from './views';

/**
 * Of a new hall: whoever has a captain's screen put up wants it to be used; the operator goes on beside it; thoughts
 * stay with the team.
 */
export const DEFAULT_RULES: HallRules = {
  entry: 'both',
  draftSeenBy: 'team',
  analysisOnProgram: 'never',
  analysisDelayMin: 10,
};

export type VenueViewName = NameFor<'hall'>;
export type VenueViews = { readonly [N in VenueViewName]: ViewOf<N> };

/** Every view that leaves for the hall. */
export const VENUE_VIEWS = viewsFor('hall');

/** Those that are published for everybody. */
export const PUBLIC_VENUE_VIEWS = VENUE_VIEWS.filter(
  (name): name is Extract<VenueViewName, PublicName> => VIEWS[name].audience === 'public',
);

export const TEAM_VIEWS = { white: 'teamWhite', black: 'teamBlack' } as const;

/** Holds all five tables of a team in short; each table with all that was tried there. */
export const TABLES_VIEWS = { white: 'tablesWhite', black: 'tablesBlack' } as const;
export const TABLE_VIEWS = {
  white: ['tableWhite1', 'tableWhite2', 'tableWhite3', 'tableWhite4', 'tableWhite5'],
  black: ['tableBlack1', 'tableBlack2', 'tableBlack3', 'tableBlack4', 'tableBlack5'],
} as const satisfies Readonly<Record<Team, readonly VenueViewName[]>>;

const DRAFT_VIEWS: readonly VenueViewName[] = Object.values(TEAM_VIEWS);

/**
 * Whether a place may be sent a view: everybody's, or its own team's. Of what is a team's own the draft alone is opened
 * to the hall, where it is set up so.
 * @param draftSeenBy as the hall is set up now
 */
export const mayHave = (place: Place, name: VenueViewName, draftSeenBy: HallRules['draftSeenBy']): boolean => {
  const audience: Audience = VIEWS[name].audience;
  if (audience === 'public' || placeRow(place).team === audience) return true;
  return draftSeenBy === 'hall' && DRAFT_VIEWS.includes(name);
};
