import type { DevicesView } from '@schemas/devices';
import type { MatchView } from '@schemas/match';

/** Where a device stands, and so what it shows. */
export type Place = DevicesView['devices'][number]['place'];

/** One of the two that meet: whose places are its own, whatever it plays with. */
export type Team = keyof MatchView['teams'];

/**
 * What stands at a place: `screen` is the picture for a team's own audience in the hall, `own` one that a game alone
 * has, `table` a work table.
 */
export type PlaceKind = 'boards' | 'board' | 'own' | 'clock' | 'scoreboard' | 'screen' | 'captain' | 'table';

interface PlaceRow {
  readonly kind: PlaceKind;
  /** Whose views it may be sent; null: those of everybody alone. */
  readonly team: Team | null;
  /** The one board it is for; null: all of them, or none. */
  readonly board: number | null;
  /** Which of a team's work tables it is. */
  readonly table: number | null;
  /** Which screen of its game it is. */
  readonly screen: string | null;
}

/** Work tables of a team. */
const TABLES = [1, 2, 3, 4, 5] as const;
const TEAMS: readonly Team[] = ['white', 'black'];

/** How places are written, as the schema has it. */
export const PLACE_PATTERN =
  '^(?:boards|clock|scoreboard|board-[1-9]\\d?|screen-(?:white|black)|captain-(?:white|black)(?:-[1-9]\\d?)?' +
  '|table-(?:white|black)-[1-5]|own-[a-z]{1,20})$';

const PARTS = /^(?<kind>[a-z]+)(?:-(?<team>white|black))?(?:-(?<number>\d+)|-(?<screen>[a-z]+))?$/;

export const placeRow = (place: Place): PlaceRow => {
  const { kind = '', team, number, screen = null } = PARTS.exec(place)?.groups ?? {};
  const at = number === undefined ? null : Number(number);
  return {
    kind: kind as PlaceKind,
    team: (team as Team | undefined) ?? null,
    ...(kind === 'table' ? { board: null, table: at } : { board: at, table: null }),
    screen,
  };
};

/** What of a hall its game decides. */
export interface HallSize {
  readonly boards: readonly number[];
  /** Those that have captains of their own. */
  readonly captainsOf: readonly number[];
  /** Screens that no other game has. */
  readonly screens: readonly string[];
}

/** Every place of such a hall, in the order in which set-up offers them. */
export const placesOf = ({ boards, captainsOf, screens }: HallSize): readonly Place[] => [
  'boards',
  ...boards.map((board): Place => `board-${board}`),
  ...screens.map((screen): Place => `own-${screen}`),
  ...(['clock', 'scoreboard'] as const),
  ...TEAMS.map((team): Place => `screen-${team}`),
  ...TEAMS.map((team): Place => `captain-${team}`),
  ...TEAMS.flatMap((team) => captainsOf.map((board): Place => `captain-${team}-${board}`)),
  ...TEAMS.flatMap((team) => TABLES.map((table): Place => `table-${team}-${table}`)),
];

/**
 * Whose captain sits at a place: of a team on all its boards (`board` null), or on one where boards are played apart.
 */
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
  const { kind, team, table } = placeRow(place);
  return kind === 'table' && team !== null && table !== null ? { team, table } : null;
};
