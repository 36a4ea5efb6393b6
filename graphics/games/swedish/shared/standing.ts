import type { BoardView, ClocksView, MatchView, PeopleView, Replicants, Side } from 'chess-match/client/contract';
import { placementOf } from 'chess-match/client/view';
import { MIDDLE, type Stand } from './positions';

export type Play = Extract<Replicants['play'], { game: 'swedish' }>;
export type Course = Extract<Replicants['course'], { game: 'swedish' }>;
type ClockId = 'A-white' | 'A-black' | 'B-white' | 'B-black';
export type Times = Readonly<Record<ClockId, number>>;

const KINDS = ['P', 'N', 'B', 'R', 'Q'] as const;

const reserve = (held: string): NonNullable<BoardView['reserves']>['white'] =>
  KINDS.map((piece) => ({ piece, count: [...held].filter((letter) => letter === piece).length }));

const boardOf = (board: number, { fen, toMove, move, check = [], reserves }: Stand, isOver: boolean): BoardView => ({
  board,
  status: isOver ? 'ended' : 'live',
  line: board === 1 ? 'A' : 'B',
  files: 8,
  ranks: 8,
  pieces: placementOf(fen),
  toMove: isOver ? null : toMove,
  lastMoves: move ? [{ from: move[0], to: move[1], san: move[2] }] : [],
  check: [...check],
  badges: [],
  result: null,
  reserves: { white: reserve(reserves.white), black: reserve(reserves.black) },
});

const seat = (thread: string, side: Side, team: Side): MatchView['seats'][number] => ({ thread, side, team });

const SEATS = [
  seat('A', 'white', 'white'),
  seat('A', 'black', 'black'),
  seat('B', 'white', 'black'),
  seat('B', 'black', 'white'),
];

/** Left on the clocks in the middle of a match, ms. */
export const TIMES: Times = {
  'A-white': 204_000,
  'A-black': 186_500,
  'B-white': 171_000,
  'B-black': 219_000,
};

/** Later than any page can believe it is: clocks that run show what they began with. Unix ms. */
const NEVER_MS = Number.MAX_SAFE_INTEGER;

/** The times of some players run. */
const clocksOf = (ms: Times, running: readonly string[]): ClocksView => ({
  clocks: SEATS.map(({ thread, side, team }) => ({
    id: `${thread}-${side}`,
    thread,
    side,
    team,
    board: thread === 'A' ? 1 : 2,
    remainingMs: ms[`${thread}-${side}` as ClockId],
    runningSinceMs: running.includes(`${thread}-${side}`) ? NEVER_MS : null,
  })),
  running: running.length > 0,
  mode: 'swedish',
  gap: null,
});

export const QUIET: Course['boards'] = [
  { board: 1, thread: 'A', sitting: null, waiting: null, kamikaze: [] },
  { board: 2, thread: 'B', sitting: null, waiting: null, kamikaze: [] },
];

/** What is told of a board beside what stands on it. */
export const courseWith = (board: 1 | 2, over: Partial<Course['boards'][number]>): Course['boards'] =>
  QUIET.map((quiet) => (quiet.board === board ? { ...quiet, ...over } : quiet));

export interface Standing {
  readonly boards?: readonly [Stand, Stand];
  readonly ply?: number;
  readonly ms?: Times;
  /** Whether the clocks of the players to move run. */
  readonly isRunning?: boolean;
  readonly course?: Course['boards'];
  readonly queens?: Course['queens'];
  readonly offers?: Play['offers'];
  readonly demanded?: Play['demanded'];
  readonly end?: Play['end'];
  readonly teams?: MatchView['teams'];
  readonly people?: PeopleView;
  readonly settings?: MatchView['settings'];
}

const PLAYED = 32;

const NOBODY: PeopleView = {
  white: { name: '', short: '', logo: null, colour: null, people: [] },
  black: { name: '', short: '', logo: null, colour: null, people: [] },
  arbiters: [],
  commentators: [],
};

const threadOf = (id: 'A' | 'B', { toMove }: Stand, ply: number, isOver: boolean): MatchView['threads'][number] => ({
  id,
  boards: [id === 'A' ? 1 : 2],
  toMove: isOver ? null : toMove,
  turn: `${Math.floor(ply / 2) + 1}${id === 'A' ? 'A' : 'B'}`,
  moveNumber: Math.floor(ply / 2) + 1,
  ply,
  version: 1,
});

/** A Swedish match as its boards are drawn from it: of the tests, and of what explains the game. */
export const standing = (parts: Standing = {}) => {
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
    correction: null,
    settings: parts.settings ?? { timePerPlayerMs: 300_000, dropWithCheck: 'all' },
    demo: false,
    rehearsal: false,
    threads: [threadOf('A', boards[0], ply / 2, isOver), threadOf('B', boards[1], ply / 2, isOver)],
    seats: SEATS,
  };
  const play: Play = {
    game: 'swedish',
    offers: parts.offers ?? [],
    demanded: parts.demanded ?? null,
    end,
  };
  const course: Course = { game: 'swedish', boards: parts.course ?? QUIET, queens: parts.queens ?? [] };
  return {
    boards: { boards: [boardOf(1, boards[0], isOver), boardOf(2, boards[1], isOver)] },
    clocks: clocksOf(ms, running),
    play,
    course,
    people: parts.people ?? NOBODY,
    match,
  };
};
