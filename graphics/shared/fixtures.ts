import type { BoardView, Side } from '@schemas/board';
import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { ScoreView } from '@schemas/score';
import { placementOf } from './board/placementOf';

/** Pictures for looking at the overlays and for their tests: typed like the real thing, played by nobody. */
export interface Fixture {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly clocks: ClocksView;
  readonly score: ScoreView;
}

const POSITIONS: readonly { readonly fen: string; readonly move: readonly [string, string, string] }[] = [
  { fen: 'r1bq1rk1/pp2npbp/3p2p1/2pPp3/2P1P3/2N1B3/PP2BPPP/R2QNRK1', move: ['c6', 'e7', 'Ne7'] },
  { fen: 'r1bqr1k1/pp3pbp/2p2np1/3p4/2PNP3/2N1BP2/PP2B1PP/R2QK2R', move: ['d6', 'd5', 'd5'] },
  { fen: 'r4rk1/pp1bnqbp/3p2p1/2pP1p2/2P1PP2/2N1B1N1/PP2B1PP/R2Q1RK1', move: ['e8', 'f7', 'Qxf7+'] },
  { fen: '2rq1rk1/1p1bppbp/p2p1np1/8/3NP3/1BN1BP2/PPPQ2PP/2KR3R', move: ['a8', 'c8', 'Rac8'] },
  { fen: '8/1Q3pk1/4p1p1/3pP3/3P1P2/1q4P1/5K2/8', move: ['g8', 'g7', 'Kg7'] },
];
const NINE = { fen: 'lvmgakvml/rrrr1rrrr/9/4r4/9/5R3/9/RRRRR1RRR/LMVKAGMVL', move: ['e8', 'e6', 'e6'] as const };

export const boardView = (board: number, chips: number, over: Partial<BoardView> = {}): BoardView => {
  const { fen, move } = POSITIONS[(board - 1) % POSITIONS.length] ?? { fen: '8/8/8/8/8/8/8/8', move: ['', '', ''] };
  const [from, to, san] = move;
  return {
    board,
    status: 'live',
    branch: `line ${board}`,
    mother: board === 1 ? null : { branch: 'line 1', board: 1, ply: 12 },
    files: 8,
    ranks: 8,
    pieces: placementOf(fen),
    toMove: 'white',
    lastMoves: [{ from, to, san }],
    check: [],
    chips,
    offered: null,
    result: null,
    ...over,
  };
};

const emptyBoard = (board: number): BoardView => ({
  ...boardView(board, 0),
  status: 'empty',
  branch: null,
  mother: null,
  pieces: {},
  toMove: null,
  lastMoves: [],
});

export const endedBoard = (board: number, kind: string, chips: number, points: readonly [number, number]): BoardView =>
  boardView(board, 0, {
    status: 'ended',
    toMove: null,
    result: { kind, turn: '24...', ply: 48, chips, white: points[0], black: points[1] },
  });

const matchView = (boards: readonly BoardView[], over: Partial<MatchView>): MatchView => ({
  version: 1,
  matchId: 'looking',
  game: 'business',
  event: '',
  teams: { white: { name: 'Мэрия' }, black: { name: 'Федерация' } },
  status: 'playing',
  toMove: 'white',
  turn: '25.',
  moveNumber: 25,
  ply: 48,
  boards: 5,
  liveBoards: boards.filter(({ status }) => status === 'live').map(({ board }) => board),
  stakes: boards
    .filter(({ status }) => status === 'live')
    .map(({ board, branch, chips }) => ({ board, branch, chips })),
  table: 0,
  vetoes: [],
  controlBoard: false,
  cards: { white: 0, black: 0 },
  settings: {},
  demo: false,
  rehearsal: false,
  ...over,
});

const clock = (side: Side, remainingMs: number): ClocksView['clocks'][number] => ({
  id: side,
  side,
  board: null,
  remainingMs,
  runningSinceMs: null,
});

export const clocksView = (whiteMs: number, blackMs: number, over: Partial<ClocksView> = {}): ClocksView => ({
  clocks: [clock('white', whiteMs), clock('black', blackMs)],
  running: false,
  mode: 'sudden-death',
  vetoWindowMs: 1_800_000,
  gap: null,
  ...over,
});

const scoreView = (white: number, black: number, ledger: ScoreView['ledger'] = []): ScoreView => ({
  white,
  black,
  ledger,
  match: null,
});

interface FixtureParts {
  readonly boards?: readonly BoardView[];
  readonly match?: Partial<MatchView>;
  readonly clocks?: ClocksView;
  readonly score?: ScoreView;
}

const fixture = ({ boards = [], match = {}, clocks, score }: FixtureParts): Fixture => {
  const all = [1, 2, 3, 4, 5].map((board) => boards.find((view) => view.board === board) ?? emptyBoard(board));
  return {
    match: matchView(all, match),
    boards: all,
    clocks: clocks ?? clocksView(4_325_000, 3_961_000),
    score: score ?? scoreView(0, 0),
  };
};

const entry = (board: number, kind: string, white: number, black: number): ScoreView['ledger'][number] => ({
  turn: '24...',
  ply: 48,
  side: 'black',
  board,
  branch: `line ${board}`,
  kind,
  chips: 3,
  white,
  black,
  whiteTotal: white,
  blackTotal: black,
});

const LONG_NAMES = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация деловых шахмат Санкт-Петербурга' },
};

const live = (...chips: readonly number[]): readonly BoardView[] =>
  chips.map((count, index) => boardView(index + 1, count));

const nine = (board: number, chips: number): BoardView =>
  boardView(board, chips, {
    files: 9,
    ranks: 9,
    pieces: placementOf(NINE.fen),
    lastMoves: [{ from: NINE.move[0], to: NINE.move[1], san: NINE.move[2] }],
  });

const withCheck = (view: BoardView): BoardView => ({
  ...view,
  check: ['g7'],
  pieces: { ...view.pieces, g7: 'bK', h8: 'wQ' },
});

/** By name: every state a viewer may meet. */
export const FIXTURES = {
  empty: fixture({ match: { status: 'none', matchId: null, game: null, toMove: null, turn: '', ply: 0 } }),
  one: fixture({ boards: live(10) }),
  two: fixture({ boards: live(3, 7) }),
  three: fixture({ boards: live(1, 7, 2) }),
  four: fixture({ boards: live(1, 2, 2, 5), match: { toMove: 'black', turn: '24...' } }),
  five: fixture({
    boards: [
      boardView(1, 1),
      boardView(2, 2, { offered: 'black' }),
      withCheck(boardView(3, 2)),
      boardView(4, 2),
      boardView(5, 3),
    ],
  }),
  ended: fixture({
    boards: [
      boardView(1, 1),
      endedBoard(2, 'draw', 3, [3, 3]),
      boardView(3, 5),
      boardView(4, 2),
      endedBoard(5, 'selection', 3, [6, 0]),
    ],
    match: { table: 3 },
    score: scoreView(9, 3, [entry(2, 'draw', 3, 3), entry(5, 'selection', 6, 0)]),
  }),
  longest: fixture({
    boards: [
      boardView(1, 17),
      endedBoard(2, 'repetition', 21, [21, 21]),
      boardView(3, 10),
      boardView(4, 26),
      boardView(5, 11),
    ],
    match: {
      teams: LONG_NAMES,
      table: 42,
      vetoes: ['white', 'black'],
      controlBoard: true,
      moveNumber: 124,
      turn: '124...',
      toMove: 'black',
    },
    clocks: clocksView(36_605_000, 0),
    score: scoreView(201, 199, [
      entry(2, 'repetition', 21, 21),
      entry(4, 'seventy-five', 21, 21),
      entry(5, 'resignation', 0, 6),
    ]),
  }),
  over: fixture({
    boards: [endedBoard(4, 'resignation', 8, [0, 16])],
    match: { status: 'over', toMove: null, table: 10, turn: '48...' },
    clocks: clocksView(241_000, 1_130_000),
    score: scoreView(20, 26, [{ ...entry(4, 'resignation', 0, 16), whiteTotal: 20, blackTotal: 26 }]),
  }),
  nine: fixture({ boards: [nine(1, 4), nine(2, 6)] }),
  stacks: fixture({ boards: [boardView(1, 21), boardView(2, 12), boardView(3, 44)] }),
} as const satisfies Readonly<Record<string, Fixture>>;

export type FixtureName = keyof typeof FIXTURES;
