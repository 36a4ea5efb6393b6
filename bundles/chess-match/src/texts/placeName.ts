import type { MatchView } from '@schemas/match';
import { placeRow, type Place, type Team } from '../contract/places';
import { GAME_HALLS } from '../games/halls';
import { boardName } from '../view/boardNames';
import type { Language } from '../view/language';

/** How teams and boards are called in an open match. */
export interface PlaceCalls {
  /** By their names, where a team has both colours; null: by the colour that each of them has. */
  readonly teams: Readonly<Record<Team, string>> | null;
  readonly board: (board: number) => string;
}

/** Where no match is open, or any may be. */
const BY_COLOUR: PlaceCalls = { teams: null, board: String };

/** Of a match; undefined: none is known. */
export const callsIn = (match: Pick<MatchView, 'teams' | 'threads' | 'seats'> | undefined): PlaceCalls => {
  if (match === undefined) return BY_COLOUR;
  const isMixed = match.seats.some(({ team, side }) => team !== side);
  const { white, black } = match.teams;
  return {
    teams: isMixed ? { white: white.name, black: black.name } : null,
    board: (board) => boardName(match, board),
  };
};

interface PlaceWords {
  readonly boards: string;
  readonly clock: string;
  readonly scoreboard: string;
  readonly board: (board: string) => string;
  readonly screen: (team: Team, names: PlaceCalls['teams']) => string;
  readonly captain: (team: Team, names: PlaceCalls['teams']) => string;
  readonly table: (team: Team, names: PlaceCalls['teams'], table: number) => string;
  /** Behind a captain who has one board. */
  readonly ofBoard: (board: string) => string;
}

const EN = { white: 'White', black: 'Black' } as const;
const RU = { white: 'белых', black: 'чёрных' } as const;
const whose = (team: Team, names: PlaceCalls['teams']): string =>
  names === null ? RU[team] : `команды «${names[team]}»`;

const WORDS: Readonly<Record<Language, PlaceWords>> = {
  en: {
    boards: 'All boards',
    clock: 'Clock of the hall',
    scoreboard: 'Scoreboard',
    board: (board) => `Demonstration board ${board}`,
    screen: (team, names) =>
      names === null ? `Screen of ${EN[team]}’s spectators` : `Screen of the spectators of ${names[team]}`,
    captain: (team, names) => (names === null ? `${EN[team]}’s captain` : `Captain of ${names[team]}`),
    table: (team, names, table) =>
      names === null ? `${EN[team]}’s work table ${table}` : `Work table ${table} of ${names[team]}`,
    ofBoard: (board) => `, board ${board}`,
  },
  ru: {
    boards: 'Все доски',
    clock: 'Часы зала',
    scoreboard: 'Табло',
    board: (board) => `Демонстрационная доска ${board}`,
    screen: (team, names) => `Экран зрителей ${whose(team, names)}`,
    captain: (team, names) => `Капитан ${whose(team, names)}`,
    table: (team, names, table) => `Рабочий стол ${table} ${whose(team, names)}`,
    ofBoard: (board) => `, доска ${board}`,
  },
};

/** A screen that a game alone has; one that no game has any more by what its place is called by. */
const screenName = (screen: string, language: Language): string =>
  Object.values(GAME_HALLS).find(({ screens }) => Object.hasOwn(screens, screen))?.screens[screen]?.[language] ??
  screen;

/** What a place of the hall is called. @param calls absent: by colours and numbers */
export const placeName = (
  place: Place,
  language: Language,
  { teams, board: called }: PlaceCalls = BY_COLOUR,
): string => {
  const { kind, team, board, table, screen } = placeRow(place);
  const words = WORDS[language];
  if (screen !== null) return screenName(screen, language);
  if (team !== null) {
    if (kind === 'table') return words.table(team, teams, table ?? 0);
    if (kind === 'screen') return words.screen(team, teams);
    return `${words.captain(team, teams)}${board === null ? '' : words.ofBoard(called(board))}`;
  }
  if (board !== null) return words.board(called(board));
  return kind === 'clock' || kind === 'scoreboard' ? words[kind] : words.boards;
};
