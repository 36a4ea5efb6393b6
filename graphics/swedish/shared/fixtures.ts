import type { BoardView, ClocksView, MatchView, PeopleView, Replicants, Side } from 'chess-match/client/contract';
import type { GraphicId, ContentOf } from 'chess-match/client/show';
import { placementOf } from 'chess-match/client/view';
import { boardView, emptyBoard } from '../../shared/boardFixtures';
import { person } from '../../shared/people/fixtures';
import { NO_PEOPLE, showWith } from '../../shared/showFixture';
import { NO_TREE } from '../../shared/treeFixture';

type Play = Extract<Replicants['play'], { game: 'swedish' }>;
type Turn = Replicants['turns']['turns'][number];
type ClockId = 'A-white' | 'A-black' | 'B-white' | 'B-black';

/** Men in reserve by letters: "BBP". */
interface Reserves {
  readonly white: string;
  readonly black: string;
}

/** A board of a Swedish match: who is to move, the last move as from (or null), to, SAN. */
interface Stand {
  readonly fen: string;
  readonly toMove: Side;
  readonly move: readonly [string | null, string, string] | null;
  readonly check?: readonly string[];
  readonly reserves: Reserves;
}

const KINDS = ['P', 'N', 'B', 'R', 'Q'] as const;

const reserve = (held: string): NonNullable<BoardView['reserves']>['white'] =>
  KINDS.map((piece) => ({ piece, count: [...held].filter((letter) => letter === piece).length }));

const boardOf = (board: number, { fen, toMove, move, check = [], reserves }: Stand, isOver: boolean): BoardView => ({
  ...boardView(board, 0),
  status: isOver ? 'ended' : 'live',
  branch: board === 1 ? 'A' : 'B',
  mother: null,
  pieces: placementOf(fen),
  toMove: isOver ? null : toMove,
  lastMoves: move ? [{ from: move[0], to: move[1], san: move[2] }] : [],
  check: [...check],
  reserves: { white: reserve(reserves.white), black: reserve(reserves.black) },
});

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Before the first move. */
export const AT_START: readonly [Stand, Stand] = [
  { fen: START, toMove: 'white', move: null, reserves: { white: '', black: '' } },
  { fen: START, toMove: 'white', move: null, reserves: { white: '', black: '' } },
];

/** A king is drawn out on A; on B a pawn was just dropped that attacks two men. */
export const MIDDLE: readonly [Stand, Stand] = [
  {
    fen: 'r1bq1b1r/ppp3pp/4k3/3np3/1nB5/2N2Q2/PPPP1PPP/R1B1K2R',
    toMove: 'white',
    move: ['c6', 'b4', 'Ncb4'],
    reserves: { white: 'BB', black: 'BB' },
  },
  {
    fen: 'rn2k2r/ppp2ppp/3qpn2/3p4/3Pp3/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'white',
    move: [null, 'e4', 'P@e4'],
    reserves: { white: 'PN', black: 'P' },
  },
];

/** Before that drop. */
export const BEFORE_DROP: readonly [Stand, Stand] = [
  MIDDLE[0],
  {
    fen: 'rn2k2r/ppp2ppp/3qpn2/3p4/3P4/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'black',
    move: ['b1', 'd2', 'Nbd2'],
    reserves: { white: 'PN', black: 'PP' },
  },
];

/** Check from afar on A: Black can put nothing between, and sits. */
export const SITTING: readonly [Stand, Stand] = [
  {
    fen: '4R1k1/ppp2ppp/2n5/8/8/2P2N2/PP3PPP/3R2K1',
    toMove: 'black',
    move: ['e1', 'e8', 'Re8+'],
    check: ['g8'],
    reserves: { white: 'PPPPPQ', black: '' },
  },
  {
    fen: 'r3k2r/ppp2ppp/3q1n2/3p4/3Pp1b1/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'white',
    move: ['c8', 'g4', 'Bg4'],
    reserves: { white: 'PPNN', black: 'PPPBBRR' },
  },
];

/** A knight mates in the corner of A, whatever the partner gives. */
const MATED: readonly [Stand, Stand] = [
  {
    fen: 'r5rk/ppp2Npp/2nq4/8/8/2P5/PP3PPP/R4RK1',
    toMove: 'black',
    move: [null, 'f7', 'N@f7#'],
    check: ['h8'],
    reserves: { white: 'PPB', black: 'PQ' },
  },
  MIDDLE[1],
];

const seat = (thread: string, side: Side, team: Side): MatchView['seats'][number] => ({ thread, side, team });

const SEATS = [
  seat('A', 'white', 'white'),
  seat('A', 'black', 'black'),
  seat('B', 'white', 'black'),
  seat('B', 'black', 'white'),
];

const TIMES: Readonly<Record<ClockId, number>> = {
  'A-white': 204_000,
  'A-black': 186_500,
  'B-white': 171_000,
  'B-black': 219_000,
};

/** Later than any page believes it is: clocks that run show what they began with. */
const NOT_YET_MS = 1_700_000_900_000;

/** The times of some players run. */
const clocksOf = (ms: Readonly<Record<ClockId, number>>, running: readonly string[]): ClocksView => ({
  clocks: SEATS.map(({ thread, side, team }) => ({
    id: `${thread}-${side}`,
    thread,
    side,
    team,
    board: thread === 'A' ? 1 : 2,
    remainingMs: ms[`${thread}-${side}` as ClockId],
    runningSinceMs: running.includes(`${thread}-${side}`) ? NOT_YET_MS : null,
  })),
  running: running.length > 0,
  mode: 'swedish',
  vetoWindowMs: 0,
  gap: null,
});

const QUIET: Play['boards'] = [
  { board: 1, thread: 'A', sitting: null, waiting: null, kamikaze: [] },
  { board: 2, thread: 'B', sitting: null, waiting: null, kamikaze: [] },
];

/** What is told of a board beside what stands on it. */
export const told = (board: 1 | 2, over: Partial<Play['boards'][number]>): Play['boards'] =>
  QUIET.map((quiet) => (quiet.board === board ? { ...quiet, ...over } : quiet));

const MOVES: readonly (readonly [Side, string, string])[] = [
  ['black', '5a', 'Nxd5'],
  ['white', '6B', 'Qxd3'],
  ['white', '6A', 'Nxf7'],
  ['black', '6b', 'Bd6'],
  ['black', '6a', 'Kxf7'],
  ['white', '7A', 'Qf3+'],
  ['white', '7B', 'Bxd6'],
  ['black', '7a', 'Ke6'],
  ['black', '7b', 'Qxd6'],
  ['white', '8A', 'Nc3'],
  ['white', '8B', 'Nbd2'],
  ['black', '8a', 'Ncb4'],
  ['black', '8b', 'P@e4'],
];

/** The turns of a match that ends so after `ply` of them. */
const turnsOf = (moves: typeof MOVES, ply: number): readonly Turn[] =>
  moves.slice(-Math.min(ply, moves.length)).map(([side, turn, san], index, shown) => ({
    turn,
    ply: ply - shown.length + 1 + index,
    side,
    moves: [{ board: /a$/i.test(turn) ? 1 : 2, san }],
    line: san,
  }));

/** The last turns of a match after `ply` of them. */
export const turnsTo = (ply: number): readonly Turn[] => turnsOf(MOVES, ply);

/** The same up to the last moves that are seen on the boards. */
const turnsOn = (boards: readonly [Stand, Stand], ply: number): readonly Turn[] => {
  const seen = boards.flatMap(({ move, toMove }, index): typeof MOVES => {
    if (move === null || MOVES.some(([, , san]) => san === move[2])) return [];
    const letter = index === 0 ? 'A' : 'B';
    return [toMove === 'black' ? ['white', `9${letter}`, move[2]] : ['black', `9${letter.toLowerCase()}`, move[2]]];
  });
  return turnsOf([...MOVES, ...seen], ply);
};

interface Parts {
  readonly boards?: readonly [Stand, Stand];
  readonly ply?: number;
  readonly ms?: Readonly<Record<ClockId, number>>;
  /** Whether the clocks of the players to move run. */
  readonly isRunning?: boolean;
  readonly told?: Play['boards'];
  readonly offers?: Play['offers'];
  readonly demanded?: Play['demanded'];
  readonly end?: Play['end'];
  readonly teams?: MatchView['teams'];
  readonly people?: PeopleView;
  readonly match?: Replicants['score']['match'];
  readonly settings?: MatchView['settings'];
}

const pointsOf = (end: Play['end'], team: Side): number => {
  if (!end || end.result === null) return 0;
  if (end.result === 'draw') return 1;
  return end.result === team ? 2 : 0;
};

const PLAYED = 32;

const threadOf = (id: 'A' | 'B', { toMove }: Stand, ply: number, isOver: boolean): MatchView['threads'][number] => ({
  id,
  boards: [id === 'A' ? 1 : 2],
  toMove: isOver ? null : toMove,
  turn: `${Math.floor(ply / 2) + 1}${id === 'A' ? 'A' : 'B'}`,
  moveNumber: Math.floor(ply / 2) + 1,
  ply,
  version: 1,
});

/** A Swedish match as the server would publish it. */
export const swedish = (parts: Parts = {}) => {
  const { boards = MIDDLE, ply = PLAYED, ms = TIMES, isRunning = true, end = null } = parts;
  const isOver = end !== null;
  const running = isRunning && !isOver ? [`A-${boards[0].toMove}`, `B-${boards[1].toMove}`] : [];
  const match: MatchView = {
    version: 1,
    matchId: 'swedish',
    game: 'swedish',
    event: '',
    teams: parts.teams ?? { white: { name: 'Метеор' }, black: { name: 'Северное сияние' } },
    status: isOver ? 'over' : 'playing',
    toMove: null,
    turn: '',
    moveNumber: 0,
    ply,
    boards: 2,
    liveBoards: isOver ? [] : [1, 2],
    stakes: isOver ? [] : [1, 2].map((board) => ({ board, branch: board === 1 ? 'A' : 'B', chips: 0 })),
    table: 0,
    vetoes: [],
    controlBoard: false,
    cards: { white: 0, black: 0 },
    settings: parts.settings ?? { timePerPlayerMs: 300_000, dropWithCheck: 'all' },
    demo: false,
    rehearsal: false,
    threads: [threadOf('A', boards[0], ply / 2, isOver), threadOf('B', boards[1], ply / 2, isOver)],
    seats: SEATS,
  };
  const play: Play = {
    game: 'swedish',
    boards: parts.told ?? QUIET,
    offers: parts.offers ?? [],
    demanded: parts.demanded ?? null,
    end,
  };
  return {
    board1: boardOf(1, boards[0], isOver),
    board2: boardOf(2, boards[1], isOver),
    board3: emptyBoard(3),
    board4: emptyBoard(4),
    board5: emptyBoard(5),
    clocks: clocksOf(ms, running),
    score: { white: pointsOf(end, 'white'), black: pointsOf(end, 'black'), ledger: [], match: parts.match ?? null },
    play,
    tree: NO_TREE,
    turns: { turns: [...turnsOn(boards, ply)] },
    options: { turn: null },
    people: parts.people ?? NO_PEOPLE,
    match,
  } satisfies Partial<Replicants>;
};

const four = (names: readonly [string, string, string, string]): PeopleView => ({
  ...NO_PEOPLE,
  white: {
    name: '',
    logo: null,
    people: [person('w1', 'captain', names[0], 1), person('w2', 'player', names[1], 2)],
  },
  black: {
    name: '',
    logo: null,
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
const LONG_TEAMS = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация шведских шахмат Санкт-Петербурга' },
};

const SITS = told(1, { sitting: { side: 'black', inCheck: true, waitsFor: ['N', 'B', 'R', 'Q'] } });
const ALL_SIT = [
  { ...QUIET[0], sitting: { side: 'black', inCheck: true, waitsFor: ['P', 'N', 'B', 'R', 'Q'] } },
  { ...QUIET[1], waiting: 'white' },
] as Play['boards'];

/** By name: Swedish matches every graphic may meet. */
export const SWEDISH = {
  swedish: swedish({ people: FOUR }),
  'swedish-start': swedish({
    boards: AT_START,
    ply: 0,
    isRunning: false,
    ms: { 'A-white': 300_000, 'A-black': 300_000, 'B-white': 300_000, 'B-black': 300_000 },
  }),
  'swedish-sitting': swedish({ boards: SITTING, told: SITS, ms: { ...TIMES, 'A-black': 58_000 } }),
  'swedish-longest': swedish({
    boards: SITTING,
    told: ALL_SIT,
    teams: LONG_TEAMS,
    people: LONG_FOUR,
    ms: { 'A-white': 3_599_000, 'A-black': 3_455_000, 'B-white': 3_300_000, 'B-black': 3_500_000 },
    match: { white: 3, black: 3 },
  }),
  'swedish-mate': swedish({
    boards: MATED,
    people: FOUR,
    end: { result: 'white', reason: 'mate', at: [{ board: 1, side: 'white' }], atMs: 1_700_000_500_000 },
  }),
  'swedish-flag': swedish({
    teams: LONG_TEAMS,
    ms: { ...TIMES, 'B-black': 0 },
    end: { result: 'black', reason: 'flag', at: [{ board: 2, side: 'black' }], atMs: 1_700_000_500_000 },
    match: { white: 1, black: 3 },
  }),
  'swedish-draw': swedish({
    end: { result: 'draw', reason: 'agreement', at: [], atMs: 1_700_000_500_000 },
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
