import type {
  BoardView,
  ClocksView,
  MatchView,
  OptionsView,
  ScoreView,
  Side,
  TreeView,
} from 'chess-match/client/contract';
import { boardForBlack, boardInCheck, boardView, emptyBoard, endedBoard, nineBoard } from './boardFixtures';
import { ledgerOf } from './facts/testing';
import { scoreFrom } from './ledgerFixture';
import { happenedIn } from './happenedFixture';
import { latestIn } from './latestFixture';
import { optionsOf } from './optionsFixture';
import { NO_TREE, end, fork, pass, playedThen, select, TreeGrower } from './treeFixture';
import { overAt, playedTo } from './turnFixture';

/** Pictures for looking at the overlays and for their tests: typed like the real thing, played by nobody. */
export interface Fixture {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly clocks: ClocksView;
  readonly score: ScoreView;
  readonly options: OptionsView;
  readonly tree: TreeView;
}

/** After Black's 24th turn. */
const PLY = 48;

/** A game that stands as its tree says. */
export const matchOf = (tree: TreeView, over: Partial<MatchView> = {}): MatchView => {
  const live = tree.branches.filter(({ endPly }) => endPly === null);
  return {
    version: 1,
    matchId: 'looking',
    game: 'business',
    event: '',
    teams: { white: { name: 'Мэрия' }, black: { name: 'Федерация' } },
    ...(live.length === 0 ? overAt(tree.ply) : playedTo(tree.ply)),
    boards: 5,
    liveBoards: live.map(({ board }) => board).sort((a, b) => a - b),
    stakes: live.map(({ board, branch, chips }) => ({ board, branch, chips })).sort((a, b) => a.board - b.board),
    table: tree.ends.reduce((sum, { chips }) => sum + chips, 0),
    latest: latestIn(tree),
    happened: null,
    correction: null,
    vetoes: [],
    controlBoard: false,
    cards: { white: [], black: [] },
    settings: { gameRating: tree.branches[0]?.ratings[0]?.chips ?? 0 },
    demo: false,
    rehearsal: false,
    threads: [],
    seats: [],
    ...over,
  };
};

const clock = (side: Side, remainingMs: number): ClocksView['clocks'][number] => ({
  id: side,
  side,
  thread: 'game',
  team: side,
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

type Look = (board: number, chips: number) => BoardView;

interface FixtureParts {
  readonly match?: Partial<MatchView>;
  readonly clocks?: ClocksView;
  /** Boards that do not look as usual, by number. */
  readonly looks?: Readonly<Record<number, Look>>;
}

/** The board of a number after the latest turn of a tree. */
const boardOf = (tree: TreeView, { ledger }: ScoreView, board: number, look: Look): BoardView => {
  const branch = tree.branches.findLast((known) => known.board === board && [null, tree.ply].includes(known.endPly));
  if (!branch) return emptyBoard(board);
  const mother = tree.branches.find((known) => known.branch === branch.mother);
  const line = {
    branch: branch.branch,
    mother: mother ? { branch: mother.branch, board: mother.board, ply: branch.bornPly } : null,
  };
  const ending = ledger.find((entry) => entry.branch === branch.branch);
  if (!ending) return { ...look(board, branch.chips), ...line };
  const { ply, kind, chips, white, black } = ending;
  return { ...endedBoard([ply, board, kind, chips, white, black]), ...line };
};

/** Everything that follows from a tree: boards, chips, ledger, score, whose turn it is. */
export const fixtureOf = (tree: TreeView, { match = {}, clocks, looks = {} }: FixtureParts = {}): Fixture => {
  const score = scoreFrom(ledgerOf(tree));
  const usual = tree.ply % 2 === 0 ? boardView : boardForBlack;
  const boards = [1, 2, 3, 4, 5].map((board) => boardOf(tree, score, board, looks[board] ?? usual));
  const sanOf = (board: number): string | null => boards[board - 1]?.lastMoves.at(-1)?.san ?? null;
  const branches = tree.branches.map((branch) =>
    branch.endPly === null ? { ...branch, lastSan: sanOf(branch.board) } : branch,
  );
  const stand = { ...matchOf(tree), happened: happenedIn(tree, boards), ...match };
  return {
    match: stand,
    options: { turn: optionsOf(stand, boards) },
    boards,
    clocks: clocks ?? clocksView(4_325_000, 3_961_000),
    score,
    tree: { ...tree, branches },
  };
};

const LONG_NAMES = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация деловых шахмат Санкт-Петербурга' },
};

/** A long game of 101 chips up to Black's 124th turn: 103½ to 102½, five boards of which two end. */
const LONG: TreeView = new TreeGrower(101)
  .turn(fork(1, 80, ['Nbd7', 'exd4']))
  .turn(fork(1, 3, ['O-O-O', 'Nbxd7+']))
  .turn(fork(1, 2, ['Bxf7+', 'e5']))
  .turn(fork(1, 15, ['Rfxe8', 'Qxd5']))
  .quietUntil(129)
  .turn(end(5, 'draw'))
  .quietUntil(185)
  .turn(select(2, [4, 77], [3, 3]))
  .quietUntil(210)
  .turn(select(4, [1, 53], [3, 26]))
  .turn(fork(1, 21, ['Ngxe5', 'h4']))
  .turn(fork(3, 22, ['cxb8=Q+', 'exd8=Q#']))
  .turn(fork(1, 11, ['Rad1', 'Rfd1']))
  .turn(pass(1, 4))
  .turn(pass(1, 4))
  .turn(pass(1, 4))
  .turn(pass(1, 4))
  .turn(pass(1, 4))
  .quietUntil(247)
  .turn(end(2, 'repetition'), end(5, 'seventy-five')).view;

const STACKS: TreeView = new TreeGrower(77)
  .turn(fork(1, 12, ['e4', 'd4']))
  .turn(fork(1, 44, ['Nf6', 'e5']))
  .quietUntil(PLY).view;

const EMPTY: Partial<MatchView> = {
  status: 'none',
  matchId: null,
  game: null,
  toMove: null,
  turn: '',
  moveNumber: 0,
  settings: {},
};

/** By name: every state a viewer may meet. From one to five boards it is the played game, a turn or none apart. */
export const FIXTURES = {
  empty: fixtureOf(NO_TREE, { match: EMPTY }),
  one: fixtureOf(playedThen(12, PLY).view),
  two: fixtureOf(playedThen(13, PLY).view),
  three: fixtureOf(playedThen(21, PLY).view),
  four: fixtureOf(playedThen(24, PLY - 1).view),
  five: fixtureOf(playedThen(36, PLY).view, {
    looks: { 2: (board, chips) => boardView(board, chips, { offered: 'black' }), 3: boardInCheck },
  }),
  ended: fixtureOf(playedThen(36, PLY - 1).turn(end(2, 'draw'), select(5, [1, 3])).view),
  longest: fixtureOf(LONG, {
    match: { teams: LONG_NAMES, vetoes: ['white', 'black'] },
    clocks: clocksView(9_000, 36_605_000),
  }),
  over: fixtureOf(playedThen(95, 95).view, { clocks: clocksView(241_000, 1_130_000) }),
  nine: fixtureOf(new TreeGrower(10).turn(fork(1, 6, ['e4', 'd4'])).quietUntil(PLY).view, {
    looks: { 1: nineBoard, 2: nineBoard },
  }),
  stacks: fixtureOf(STACKS),
} as const satisfies Readonly<Record<string, Fixture>>;

export type FixtureName = keyof typeof FIXTURES;
