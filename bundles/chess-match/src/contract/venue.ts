import type { Answer } from '@schemas/answer';
import type { EntryView } from '@schemas/entry';
import type { DevicesView, HallRules } from '@schemas/devices';
import type { DraftView } from '@schemas/draft';
import type { MovesView } from '@schemas/moves';
import type { PreviewAnswer } from '@schemas/preview';
import type { TeamTablesView } from '@schemas/teamTables';
import type { Code } from './crew';
import { placeRow, type Place, type Team } from './places';
import type { PublicName, Replicants } from './replicants';
import type { TableAnswer, TableView } from './tables';

export {
  TABLE_LIMITS,
  type TableAct,
  type TableAnswer,
  type TableBoard,
  type TableStudy,
  type TableView,
} from './tables';

export {
  PLACE_PATTERN,
  placeRow,
  placesOf,
  seatOf,
  tableOf,
  type HallSize,
  type Place,
  type PlaceKind,
  type Seat,
  type Team,
  type TeamTable,
} from './places';

/**
 * What the match server and the venue server say to each other: a Socket.IO namespace on the match server, for processes of
 * its own machine that know the key of the link. The venue server shows; it decides nothing.
 */
export const VENUE_NAMESPACE = '/chess-match/venue';

/** Of a new hall: whoever has a captain's screen put up wants it to be used; the operator goes on beside it; thoughts stay with the team. */
export const DEFAULT_RULES: HallRules = {
  ...{ entry: 'both', draftSeenBy: 'team' },
  ...{ analysisOnProgram: 'never', analysisDelayMin: 10 },
};

/** What a team prepares, and what it may do now: built for this team from nothing, never cut out of what others have. */
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
 * Every view that leaves for the hall, and who may have it. What is not `public` in the table of views cannot be so here, by
 * type; a team's own view has that team as its audience.
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
 * Whether a place may be sent a view: everybody's, or its own team's. Of what is a team's own the draft alone is opened to the
 * hall, where it is set up so.
 * @param draftSeenBy as the hall is set up now
 */
export const mayHave = (place: Place, name: VenueViewName, draftSeenBy: HallRules['draftSeenBy']): boolean => {
  const audience: HallAudience = HALL_VIEWS[name];
  if (audience === 'public' || placeRow(place).team === audience) return true;
  return draftSeenBy === 'hall' && DRAFT_VIEWS.includes(name);
};

/** A device as the venue server has to know it. */
export interface KnownDevice {
  readonly id: string;
  readonly place: Place;
  /** As the crew calls it; "" without a name. */
  readonly name: string;
  /** Whether it may enter anything: the arbiter takes a captain's screen out of play and gives it back. */
  readonly inPlay: boolean;
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string;
}

/** A wooden board that tells what stands on it, by the number of its maker, and what it stands for. */
export interface WoodenBoard {
  readonly serial: string;
  /** A captain's place or a work table; a demonstration board, where both captains play at one. */
  readonly place: Place;
  /** The board of the match, for the place of a captain who has them all; null where the place says it. */
  readonly board: number | null;
}

/** What a wooden board tells of itself, and how it stands. */
export type BoardReport = Pick<DevicesView['boards'][number], 'serial' | 'state' | 'battery' | 'reading' | 'squares'>;

/** DGT LiveChess, the program that reads wooden boards, as the venue server has it. */
export interface LiveChessReport {
  readonly address: string;
  readonly connected: boolean;
  readonly boards: readonly BoardReport[];
}

/** How a wooden board is called where a device is named. */
export const deviceOfBoard = (serial: string): string => `board:${serial}`;

/** What a device says of itself; null where its browser does not tell. */
export type DeviceReport = Pick<
  DevicesView['devices'][number],
  'roundTripMs' | 'screen' | 'browser' | 'program' | 'wakeLock' | 'battery'
>;

/** Everything at once: after each connection of the link, so that nothing is ever missed. */
export interface Hello {
  /** Another one after each start of the match server. */
  readonly epoch: string;
  readonly rules: HallRules;
  readonly views: Partial<VenueViews>;
  readonly devices: readonly KnownDevice[];
  readonly boards: readonly WoodenBoard[];
}

/** Match server → venue server. */
export interface ToVenue {
  hello(hello: Hello): void;
  /** Those that changed. */
  views(views: Partial<VenueViews>): void;
  devices(devices: readonly KnownDevice[]): void;
  boards(boards: readonly WoodenBoard[]): void;
  rules(rules: HallRules): void;
  /** The device is to show which one it is. */
  identify(id: string): void;
}

/** Somebody at a device has entered a code, or followed the address with the secret in it. */
export interface PairRequest {
  readonly codeOrSecret: string;
  /** Of the device, for the limit on wrong codes. */
  readonly address: string;
}

export type PairAnswer =
  | { readonly ok: true; readonly token: string; readonly place: Place }
  | { readonly ok: false; readonly problem: 'wrong' | 'too_many' | 'offline' };

/** What somebody does at a work table; held against the match server's own list as a command is. */
export interface DeviceTableAct {
  readonly device: string;
  readonly place: Place;
  /** As it came, unchecked. */
  readonly act: unknown;
}

/** A command of a captain. The match server holds it against its own list: no word of the venue server makes a captain. */
export interface DeviceCommand {
  readonly device: string;
  /** Where the venue server knows it to be: one that was moved meanwhile is refused. */
  readonly place: Place;
  /** As it came, unchecked. */
  readonly input: unknown;
}

/** GET /chess-match/device-codes, for those who issue them: a code opens a door, so no view carries one. */
export interface DeviceCodes {
  readonly codes: readonly Code<Place>[];
}

/** What the venue server tells of itself and of the devices that are connected now. */
export interface VenueReport {
  /** Addresses a device can open, the likeliest first: "http://192.168.1.5:9091". */
  readonly addresses: readonly string[];
  readonly version: string;
  readonly online: readonly ({ readonly id: string } & DeviceReport)[];
  /** Null: none is named in cfg/venue.json. */
  readonly liveChess: LiveChessReport | null;
}

/** Venue server → match server; each is acknowledged. */
export interface ToMatch {
  time(answer: (serverMs: number) => void): void;
  pair(request: PairRequest, answer: (answer: PairAnswer) => void): void;
  command(command: DeviceCommand, answer: (answer: Answer) => void): void;
  /** Tried out: nothing is written. */
  preview(command: DeviceCommand, answer: (answer: PreviewAnswer) => void): void;
  table(act: DeviceTableAct, answer: (answer: TableAnswer) => void): void;
  report(report: VenueReport, answer: (serverMs: number) => void): void;
}
