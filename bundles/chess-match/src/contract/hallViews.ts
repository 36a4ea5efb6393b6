import type { EntryView } from '@schemas/entry';
import type { HallRules } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { MovesView } from '@schemas/moves';
import type { TeamTablesView } from '@schemas/teamTables';
import { placeRow, type Place, type Team } from './places';
import type { PublicName, Replicants } from './replicants';
import type { TableView } from './tables';

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

/**
 * What a team prepares, and what it may do now: built for this team from nothing, never cut out of what others have.
 */
export interface TeamView {
  /** The version of the match by which it is judged. */
  readonly matchVersion: number;
  readonly entry: HallRules['entry'];
  /** Null where the team is not to move, or its game is entered board by board. */
  readonly draft: DraftView | null;
  /** Legal moves by board; none where the team is not to move. */
  readonly moves: MovesView['boards'];
  /** What may be played next, after the moves of the draft, where a turn is several of one board; null elsewhere. */
  readonly next: EntryMoves | null;
  /** What its game gives those who enter such a turn, beside draft and moves. */
  readonly own: EntryView;
  /** Boards that are entered each by itself: those on which the team is to move. */
  readonly boards: EntryBoards;
  /** Why the team may not do what is of the whole game, where its game says so. */
  readonly acts: TeamActs | null;
  /** The same of one board, by thread, where each is given up and drawn by itself; else none. */
  readonly actsIn: Readonly<Record<string, TeamActs>>;
}

type BoardsEntry = Extract<EntryView, { readonly boards: unknown }>;
export type EntryBoard = BoardsEntry['boards'][number];
export type EntryBoards = readonly EntryBoard[];
export type EntryMoves = Extract<EntryView, { readonly moves: unknown }>['moves'];
export type TeamActs = Extract<EntryBoard, { readonly teams: unknown }>['teams']['white'];

/** Whom a view of the hall may be sent to: everybody there, or those who belong to a team. */
export type HallAudience = 'public' | Team;

/**
 * Every view that leaves for the hall, and who may have it. What is not `public` in the table of views cannot be so
 * here, by type; a team's own view has that team as its audience.
 */
export const HALL_VIEWS = {
  clocks: 'public',
  score: 'public',
  play: 'public',
  match: 'public',
  boards: 'public',
  turns: 'public',
  options: 'public',
  complete: 'public',
  teamWhite: 'white',
  teamBlack: 'black',
  tablesWhite: 'white',
  tablesBlack: 'black',
  tableWhite1: 'white',
  tableWhite2: 'white',
  tableWhite3: 'white',
  tableWhite4: 'white',
  tableWhite5: 'white',
  tableBlack1: 'black',
  tableBlack2: 'black',
  tableBlack3: 'black',
  tableBlack4: 'black',
  tableBlack5: 'black',
} as const satisfies { readonly [N in PublicName]?: 'public' } & TeamAudiences;

type Five = 1 | 2 | 3 | 4 | 5;
type TeamAudiences = Readonly<Record<'teamWhite' | 'tablesWhite' | `tableWhite${Five}`, 'white'>> &
  Readonly<Record<'teamBlack' | 'tablesBlack' | `tableBlack${Five}`, 'black'>>;

export const TEAM_VIEWS = { white: 'teamWhite', black: 'teamBlack' } as const;

/** All five tables of a team in short; each table with all that was tried there. */
export const TABLES_VIEWS = { white: 'tablesWhite', black: 'tablesBlack' } as const;
export const TABLE_VIEWS = {
  white: ['tableWhite1', 'tableWhite2', 'tableWhite3', 'tableWhite4', 'tableWhite5'],
  black: ['tableBlack1', 'tableBlack2', 'tableBlack3', 'tableBlack4', 'tableBlack5'],
} as const satisfies Readonly<Record<Team, readonly (keyof TeamAudiences)[]>>;

export type VenueViewName = keyof typeof HALL_VIEWS;
type PublicVenueName = Extract<VenueViewName, PublicName>;
export type VenueViews = Pick<Replicants, PublicVenueName> &
  Readonly<Record<(typeof TEAM_VIEWS)[Team], TeamView>> &
  Readonly<Record<(typeof TABLES_VIEWS)[Team], TeamTablesView>> &
  Readonly<Record<(typeof TABLE_VIEWS)[Team][number], TableView>>;

export const VENUE_VIEWS = Object.keys(HALL_VIEWS) as readonly VenueViewName[];

/** Those that are published for everybody. */
export const PUBLIC_VENUE_VIEWS = VENUE_VIEWS.filter((name): name is PublicVenueName => HALL_VIEWS[name] === 'public');

const DRAFT_VIEWS: readonly VenueViewName[] = Object.values(TEAM_VIEWS);

/**
 * Whether a place may be sent a view: everybody's, or its own team's. Of what is a team's own the draft alone is opened
 * to the hall, where it is set up so.
 * @param draftSeenBy as the hall is set up now
 */
export const mayHave = (place: Place, name: VenueViewName, draftSeenBy: HallRules['draftSeenBy']): boolean => {
  const audience: HallAudience = HALL_VIEWS[name];
  if (audience === 'public' || placeRow(place).team === audience) return true;
  return draftSeenBy === 'hall' && DRAFT_VIEWS.includes(name);
};
