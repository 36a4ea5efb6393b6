import type { PeopleView, Replicants, ShowView, TableBoard } from 'chess-match/client/contract';
import { boardAt, placementOf } from 'chess-match/client/view';
import { boardView } from '../games/business/fixtures/boardFixtures';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { LONG_PEOPLE, PEOPLE } from '../air/people/fixtures';
import { NO_PEOPLE, showWith } from '../air/showFixture';
import { SWEDISH } from '../games/swedish/shared/states';

const NO_DRAFT: TableBoard['draft'] = { san: null, problem: null };

/** A table that follows its board. */
const following = (table: number): TableBoard => {
  const { files, ranks, pieces, toMove, lastMoves, check, reserves } = boardView(table, 2);
  return {
    table,
    board: table,
    follows: true,
    files,
    ranks,
    pieces,
    toMove,
    lastMoves,
    check,
    reserves,
    arrows: [],
    circles: [],
    name: '',
    line: [],
    plies: 0,
    draft: NO_DRAFT,
  };
};

const tried = (table: number, over: Partial<TableBoard>): TableBoard => ({
  ...following(table),
  follows: false,
  ...over,
});

const lineOf = (from: number, sans: readonly string[]): TableBoard['line'] =>
  sans.map((san, index) => ({ turn: `${from + Math.floor(index / 2)}${index % 2 === 0 ? '.' : '...'}`, san }));

const ONE = tried(1, {
  pieces: placementOf('rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R'),
  lastMoves: [{ from: 'b1', to: 'c3', san: 'Nc3' }],
  toMove: 'black',
  arrows: [{ from: 'd4', to: 'b5', colour: 'green' }],
  circles: [{ square: 'd6', colour: 'red' }],
  name: 'Найдорф',
  line: lineOf(2, ['Nf3', 'd6', 'd4', 'cxd4', 'Nxd4', 'Nf6', 'Nc3']),
  plies: 7,
});

const FOUR = tried(4, {
  pieces: placementOf('3q1rk1/1p1bppbp/p2p1np1/8/3NP2P/1BP1BP2/P1PQ2P1/2KR3R'),
  lastMoves: [{ from: 'b2', to: 'c3', san: 'bxc3' }],
  toMove: 'black',
  arrows: [
    { from: 'd8', to: 'a5', colour: 'yellow' },
    { from: 'f6', to: 'd5', colour: 'blue' },
    { from: 'h4', to: 'h5', colour: 'green' },
  ],
  name: 'Жертва качества на c3',
  line: lineOf(25, ['h4', 'Rxc3', 'bxc3']),
  plies: 3,
});

const TWO = tried(2, { line: lineOf(25, ['Nf3', 'Nf6', 'Ng5', 'O-O', 'Qh5', 'h6', 'Nxf7']), plies: 31 });

/** A position set up by hand: nothing was played from it. */
const THREE = tried(3, { board: 1, lastMoves: [], circles: [{ square: 'e4', colour: 'blue' }], name: 'Эндшпиль' });
const FIVE = tried(5, {
  line: [{ turn: '24...', san: 'Qd2+' }, ...lineOf(25, ['Kf1', 'Qd1+', 'Kg2', 'Qxe2'])],
  plies: 5,
  name: 'Вечный шах или больше',
});

const LONGEST_NAME = 'Двойная жертва на открытой линии при слонах разного цвета, да';
const LONGEST = [1, 2, 3, 4, 5].map((table) =>
  tried(table, {
    name: LONGEST_NAME.slice(0, 60),
    line: lineOf(
      124,
      Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 'Nbxd7+' : 'exd8=Q+')),
    ),
    plies: 60,
  }),
);

const NINE = FIXTURES.nine.boards[0];

type Content = ShowView['graphics']['tables']['content'];

interface State {
  readonly fixture: Partial<Replicants>;
  readonly people: PeopleView;
  readonly tables: readonly TableBoard[];
  readonly table: number | null;
  readonly on: boolean;
}

const state = (
  fixture: Fixture,
  tables: readonly TableBoard[],
  { people = PEOPLE, table = null, on = true }: Partial<Pick<State, 'people' | 'table' | 'on'>> = {},
): State => ({ fixture: replicantsOf(fixture), tables, people, table, on });

const QUIET = [1, 2, 3, 4, 5].map(following);
const atOnce = (...busy: readonly TableBoard[]): readonly TableBoard[] =>
  QUIET.map((quiet) => busy.find(({ table }) => table === quiet.table) ?? quiet);

const { boards: SWEDISH_BOARDS } = SWEDISH.swedish;
const [SWEDISH_A, SWEDISH_B] = [boardAt(SWEDISH_BOARDS, 1), boardAt(SWEDISH_BOARDS, 2)];
const DROPPED = tried(1, { ...SWEDISH_A, board: 1, line: lineOf(12, ['N@f6+', 'gxf6', 'Q@h7#']), plies: 3 });
const NAMED = tried(2, {
  ...SWEDISH_B,
  board: 2,
  name: LONGEST_NAME.slice(0, 60),
  line: lineOf(9, ['P@e6', 'fxe6']),
  plies: 2,
});

const SWEDISH_STATE = { fixture: SWEDISH.swedish, people: PEOPLE, table: null, on: true };

const STATES: Readonly<Record<string, State>> = {
  empty: state(FIXTURES.empty, QUIET, { people: NO_PEOPLE }),
  off: state(FIXTURES.five, atOnce(ONE), { on: false }),
  'idle-table': state(FIXTURES.five, atOnce(ONE), { table: 4 }),
  'one-branch': state(FIXTURES.one, atOnce(ONE)),
  two: state(FIXTURES.five, atOnce(ONE, FOUR)),
  three: state(FIXTURES.five, atOnce(ONE, TWO, FOUR)),
  four: state(FIXTURES.five, atOnce(ONE, TWO, THREE, FOUR)),
  'five-branch': state(FIXTURES.five, atOnce(ONE, TWO, THREE, FOUR, FIVE)),
  large: state(FIXTURES.five, atOnce(ONE, TWO, THREE, FOUR, FIVE), { table: 4 }),
  'longest-names': state(FIXTURES.longest, LONGEST, { people: LONG_PEOPLE }),
  'longest-large': state(FIXTURES.longest, LONGEST, { people: LONG_PEOPLE, table: 2 }),
  ended: state(FIXTURES.over, atOnce(TWO, FIVE)),
  nine: state(FIXTURES.nine, [
    tried(1, { files: 9, ranks: 9, pieces: NINE?.pieces ?? {}, lastMoves: [], name: 'Другая игра' }),
  ]),
  swedish: { ...SWEDISH_STATE, tables: [DROPPED] },
  'swedish-two': { ...SWEDISH_STATE, tables: [DROPPED, NAMED] },
};

const mapped = (valuesOf: (state: State) => Partial<Replicants>): Readonly<Record<string, Partial<Replicants>>> =>
  Object.fromEntries(
    Object.entries(STATES).map(([name, shown]) => [
      name,
      { ...shown.fixture, people: shown.people, ...valuesOf(shown) },
    ]),
  );

/** The states of a team's own screen. */
export const teamFixtures = (graphic: 'tables-white' | 'tables-black'): Readonly<Record<string, Partial<Replicants>>> =>
  mapped(({ tables, table, on }) => ({
    [graphic === 'tables-white' ? 'tablesWhite' : 'tablesBlack']: { tables: [...tables] },
    show: showWith(graphic, { on, content: { table } }),
  }));

const programme = (content: Content, on: boolean) => showWith('tables', { on, content });

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  ...mapped(({ tables, table, on }) => ({
    tables: { white: [...tables], black: null },
    show: programme({ side: 'white', table }, on),
  })),
  black: {
    ...replicantsOf(FIXTURES.five),
    people: PEOPLE,
    tables: { white: null, black: [...atOnce(TWO, FIVE)] },
    show: programme({ side: 'black', table: null }, true),
  },
  secret: {
    ...replicantsOf(FIXTURES.five),
    people: PEOPLE,
    tables: { white: null, black: null },
    show: programme({ side: 'white', table: null }, true),
  },
};
