import { SECOND } from '../../../air/testing/secondGame';
import type { MatchView, PeopleView, Replicants } from 'chess-match/client/contract';
import type { GraphicId, ContentOf } from 'chess-match/client/show';
import { person } from '../../../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../../../air/showFixture';
import { QUIET, swedish, TIMES, told, type Course } from './fixtures';
import { AT_START, MATED, SITTING } from './positions';

const four = (names: readonly [string, string, string, string]): PeopleView => ({
  ...NO_PEOPLE,
  white: {
    name: '',
    short: '',
    logo: null,
    colour: null,
    people: [person('w1', 'captain', names[0], 1), person('w2', 'player', names[1], 2)],
  },
  black: {
    name: '',
    short: '',
    logo: null,
    colour: null,
    people: [person('b1', 'captain', names[2], 1), person('b2', 'player', names[3], 2)],
  },
});

const FOUR = four(['Пётр Ясенев', 'Ольга Снегирёва', 'Борис Линд', 'Анна Воронцова']);
const LONG_FOUR = four([
  'Константин Александрович Ландо-Черногоров',
  'Владислав-Максимилиан Преображенский-Юдин',
  'Екатерина Константиновна Атвуд-Лагутинова',
  'Шамиль Гаджимурадович Тер-Абдулмуталибов',
]);
const COLOURED_FOUR: PeopleView = {
  ...FOUR,
  white: { ...FOUR.white, colour: 'red' },
  black: { ...FOUR.black, colour: 'violet' },
};
const LONG_TEAMS = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация шведских шахмат Санкт-Петербурга' },
};

const SITS = told(1, { sitting: { side: 'black', inCheck: true, waitsFor: ['N', 'B', 'R', 'Q'] } });
const ALL_SIT = [
  { ...QUIET[0], sitting: { side: 'black', inCheck: true, waitsFor: ['P', 'N', 'B', 'R', 'Q'] } },
  { ...QUIET[1], waiting: 'white' },
] as Course['boards'];

/** Black's eighth turn as the arbiter has it now, another on these boards. */
const corrected = (
  played: ReturnType<typeof swedish>,
  moves: NonNullable<MatchView['correction']>['moves'],
): ReturnType<typeof swedish> => ({
  ...played,
  match: {
    ...played.match,
    correction: { seq: 60, number: 8, side: 'black', isCut: false, moves },
  },
});

/** By name: Swedish matches every graphic may meet. */
export const SWEDISH = {
  swedish: swedish({ people: FOUR }),
  'swedish-coloured': swedish({ people: COLOURED_FOUR }),
  'swedish-start': swedish({
    boards: AT_START,
    ply: 0,
    isRunning: false,
    ms: { 'A-white': 300_000, 'A-black': 300_000, 'B-white': 300_000, 'B-black': 300_000 },
  }),
  'swedish-sitting': swedish({ boards: SITTING, told: SITS, ms: { ...TIMES, 'A-black': 58_000 } }),
  'swedish-queen': swedish({ people: FOUR, queens: [{ turn: '8b', board: 2, side: 'black' }] }),
  'swedish-waiting': swedish({ boards: SITTING, told: told(2, { waiting: 'white' }) }),
  'swedish-kamikaze': swedish({
    told: told(1, {
      kamikaze: [{ side: 'white', san: 'Qxf7+', piece: 'Q', losesTo: 'Kxf7', winsBy: 'Q@h2#' }],
    }),
  }),
  'swedish-resigned': swedish({
    teams: LONG_TEAMS,
    end: { result: 'black', reason: 'resignation', at: [], atMs: 1_900_000_500_000 },
    match: { white: 1, black: 3, ...SECOND },
  }),
  'swedish-longest': swedish({
    boards: SITTING,
    told: ALL_SIT,
    teams: LONG_TEAMS,
    people: LONG_FOUR,
    ms: { 'A-white': 3_599_000, 'A-black': 3_455_000, 'B-white': 3_300_000, 'B-black': 3_500_000 },
    match: { white: 3, black: 3, ...SECOND },
  }),
  'swedish-correction': corrected(swedish({ people: FOUR, teams: LONG_TEAMS }), [
    { board: 2, before: 'Nf6', after: 'N@f6' },
  ]),
  'swedish-mate': swedish({
    boards: MATED,
    people: FOUR,
    end: { result: 'white', reason: 'mate', at: [{ board: 1, side: 'white' }], atMs: 1_900_000_500_000 },
  }),
  'swedish-flag': swedish({
    teams: LONG_TEAMS,
    ms: { ...TIMES, 'B-black': 0 },
    end: { result: 'black', reason: 'flag', at: [{ board: 2, side: 'black' }], atMs: 1_900_000_500_000 },
    match: { white: 1, black: 3, ...SECOND },
  }),
  'swedish-draw': swedish({
    end: { result: 'draw', reason: 'agreement', at: [], atMs: 1_900_000_500_000 },
  }),
} satisfies Readonly<Record<string, Partial<Replicants>>>;
export type SwedishState = keyof typeof SWEDISH;

/** States of a graphic: Swedish matches with the graphic on air. */
export const swedishStates = <G extends GraphicId>(
  graphic: G,
  content: ContentOf<G>,
  names: readonly SwedishState[],
): Readonly<Record<string, Partial<Replicants>>> =>
  Object.fromEntries(names.map((name) => [name, { ...SWEDISH[name], show: showWith(graphic, { on: true, content }) }]));
