import type { BoardView, ClocksView, MatchView, PeopleView, Replicants, Side } from 'chess-match/client/contract';
import { placementOf } from 'chess-match/client/view';
import { boardView, emptyBoard } from '../../shared/boardFixtures';
import { NO_PEOPLE } from '../../shared/showFixture';
import { NO_TREE } from '../../shared/treeFixture';
import { MIDDLE, type Stand } from './positions';

export type Play = Extract<Replicants['play'], { game: 'swedish' }>;
type Turn = Replicants['turns']['turns'][number];
type ClockId = 'A-white' | 'A-black' | 'B-white' | 'B-black';

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

const seat = (thread: string, side: Side, team: Side): MatchView['seats'][number] => ({ thread, side, team });

const SEATS = [
  seat('A', 'white', 'white'),
  seat('A', 'black', 'black'),
  seat('B', 'white', 'black'),
  seat('B', 'black', 'white'),
];

export const TIMES: Readonly<Record<ClockId, number>> = {
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

export const QUIET: Play['boards'] = [
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
