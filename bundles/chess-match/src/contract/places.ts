import type { DevicesView } from '@schemas/devices';

/** Where a device stands, and so what it shows. */
export type Place = DevicesView['devices'][number]['place'];

export type Team = 'white' | 'black';

/** What stands at a place: `screen` is the picture for a team's own audience in the hall, `control` board C, `table` a work table. */
export type PlaceKind = 'boards' | 'board' | 'control' | 'clock' | 'scoreboard' | 'screen' | 'captain' | 'table';

interface PlaceRow {
  readonly kind: PlaceKind;
  /** Whose views it may be sent; null: those of everybody alone. */
  readonly team: Team | null;
  /** The one board it is for; null: all of them, or none. */
  readonly board: number | null;
}

const PUBLIC = { team: null, board: null } as const;

/** Every place of the hall, in the order in which set-up offers them. */
export const PLACE_TABLE = {
  boards: { kind: 'boards', ...PUBLIC },
  'board-1': { kind: 'board', team: null, board: 1 },
  'board-2': { kind: 'board', team: null, board: 2 },
  'board-3': { kind: 'board', team: null, board: 3 },
  'board-4': { kind: 'board', team: null, board: 4 },
  'board-5': { kind: 'board', team: null, board: 5 },
  'control-board': { kind: 'control', ...PUBLIC },
  clock: { kind: 'clock', ...PUBLIC },
  scoreboard: { kind: 'scoreboard', ...PUBLIC },
  'screen-white': { kind: 'screen', team: 'white', board: null },
  'screen-black': { kind: 'screen', team: 'black', board: null },
  'captain-white': { kind: 'captain', team: 'white', board: null },
  'captain-black': { kind: 'captain', team: 'black', board: null },
  'captain-white-1': { kind: 'captain', team: 'white', board: 1 },
  'captain-white-2': { kind: 'captain', team: 'white', board: 2 },
  'captain-black-1': { kind: 'captain', team: 'black', board: 1 },
  'captain-black-2': { kind: 'captain', team: 'black', board: 2 },
  'table-white-1': { kind: 'table', team: 'white', board: null },
  'table-white-2': { kind: 'table', team: 'white', board: null },
  'table-white-3': { kind: 'table', team: 'white', board: null },
  'table-white-4': { kind: 'table', team: 'white', board: null },
  'table-white-5': { kind: 'table', team: 'white', board: null },
  'table-black-1': { kind: 'table', team: 'black', board: null },
  'table-black-2': { kind: 'table', team: 'black', board: null },
  'table-black-3': { kind: 'table', team: 'black', board: null },
  'table-black-4': { kind: 'table', team: 'black', board: null },
  'table-black-5': { kind: 'table', team: 'black', board: null },
} as const satisfies Readonly<Record<Place, PlaceRow>>;

export const PLACES = Object.keys(PLACE_TABLE) as readonly Place[];

export const placeRow = (place: Place): PlaceRow => PLACE_TABLE[place];

/** Whose captain sits at a place: of a team on all its boards (`board` null), or on one where boards are played apart. */
export interface Seat {
  readonly team: Team;
  readonly board: number | null;
}

/** Null for places that only show. */
export const seatOf = (place: Place): Seat | null => {
  const { kind, team, board } = placeRow(place);
  return kind === 'captain' && team !== null ? { team, board } : null;
};

/** A work table of a team, 1 to 5. */
export interface TeamTable {
  readonly team: Team;
  readonly table: number;
}

/** Null for places that are no work table. */
export const tableOf = (place: Place): TeamTable | null => {
  const { kind, team } = placeRow(place);
  return kind === 'table' && team !== null ? { team, table: Number(place.slice(-1)) } : null;
};

type TablePlace = Extract<Place, `table-${string}`>;

/** How every work table is called, where all places are named. */
export const tablePlaces = (nameOf: (team: Team, table: number) => string): Readonly<Record<TablePlace, string>> =>
  Object.fromEntries(
    PLACES.flatMap((place) => {
      const at = tableOf(place);
      return at === null ? [] : [[place, nameOf(at.team, at.table)]];
    }),
  ) as Readonly<Record<TablePlace, string>>;
