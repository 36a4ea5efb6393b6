import { SECOND } from '../testing/secondGame';
import type {
  BoardView,
  ClocksView,
  MatchView,
  PeopleView,
  Replicants,
  Side,
  TurnsView,
} from 'chess-match/client/contract';
import { boardAt, placementOf, SIDES } from 'chess-match/client/view';
import { COLOURED_PEOPLE, PEOPLE } from '../people/fixtures';
import { looksIn, NO_PEOPLE } from '../showFixture';
import { BARE, CHECKED, MATED, NINE, PAWN_WALK, QUIET, START, type Stand } from './positions';

/** A match of a game that no table of games names, as everything generic is drawn from it. */

/** Later than any page can believe it is: clocks that run show what they began with. Unix ms. */
const NEVER_MS = Number.MAX_SAFE_INTEGER;
const LEFT_MS: Readonly<Record<Side, number>> = { white: 2_712_000, black: 2_395_000 };

/** Half-points and the way a match or a board ended. */
interface End {
  readonly kind: string;
  readonly white: number;
  readonly black: number;
}

interface Parts {
  readonly stands: readonly Stand[];
  readonly ply: number;
  readonly turns?: TurnsView['turns'];
  /** Each board has its own turn and clocks. */
  readonly isApart?: boolean;
  /** By board; null: it is played. */
  readonly ends?: readonly (End | null)[];
  readonly teams?: MatchView['teams'];
  readonly people?: PeopleView;
  readonly together?: Replicants['score']['match'];
  readonly correction?: MatchView['correction'];
}

const TEAMS = { white: { name: 'Ладья' }, black: { name: 'Слон и пешка' } };

const boardOf = (board: number, stand: Stand, end: End | null, ply: number): BoardView => ({
  ...boardAt({ boards: [] }, board),
  status: end === null ? 'live' : 'ended',
  line: `line ${board}`,
  files: stand.size,
  ranks: stand.size,
  pieces: placementOf(stand.fen),
  toMove: end === null ? stand.toMove : null,
  lastMoves: [...stand.last],
  check: [...stand.check],
  result: end && { ...end, turn: `${ply}.`, ply, badges: [] },
});

const threadsOf = ({ stands, ply, isApart = false, ends = [] }: Parts): MatchView['threads'] => {
  const clock = { turn: `${ply + 1}.`, moveNumber: ply + 1, ply, version: 1 };
  const toMove = (index: number): Side | null => (ends[index] ? null : (stands[index]?.toMove ?? null));
  const boards = stands.map((_, index) => index + 1);
  return isApart
    ? boards.map((board) => ({ id: String(board), boards: [board], toMove: toMove(board - 1), ...clock }))
    : [{ id: 'game', boards, toMove: toMove(0), ...clock }];
};

const clocksOf = (threads: MatchView['threads'], isOver: boolean): ClocksView => ({
  clocks: threads.flatMap(({ id, toMove, boards }) =>
    SIDES.map((side) => ({
      id: `${id}-${side}`,
      side,
      thread: id,
      team: side,
      board: threads.length > 1 ? (boards[0] ?? null) : null,
      remainingMs: LEFT_MS[side],
      runningSinceMs: toMove === side && !isOver ? NEVER_MS : null,
    })),
  ),
  running: !isOver,
  mode: 'any',
  gap: null,
});

const scoreOf = ({ ends = [], ply, together = null }: Parts): Replicants['score'] => {
  const total = { white: 0, black: 0 };
  const ledger = ends.flatMap((end, index) => {
    if (end === null) return [];
    total.white += end.white;
    total.black += end.black;
    const side: Side = end.black > end.white ? 'black' : 'white';
    const at = { turn: `${ply}.`, ply, side, board: index + 1, line: `line ${index + 1}`, badges: [] };
    return [{ ...at, ...end, whiteTotal: total.white, blackTotal: total.black }];
  });
  return { ...total, ledger, match: together };
};

const anyMatch = (parts: Parts) => {
  const { stands, ply, ends = [], turns = [], teams = TEAMS, people = NO_PEOPLE, correction = null } = parts;
  const threads = threadsOf(parts);
  const isOver = ends.length === stands.length && ends.every((end) => end !== null);
  const seats = threads.flatMap(({ id }) => SIDES.map((side) => ({ thread: id, side, team: side })));
  const match: MatchView = {
    version: 1,
    matchId: 'any',
    game: 'any',
    event: '',
    teams,
    status: isOver ? 'over' : 'playing',
    turn: `${ply + 1}.`,
    moveNumber: ply + 1,
    ply,
    boards: stands.length,
    threads,
    seats,
    toMove: threads.length > 1 ? null : (threads[0]?.toMove ?? null),
    liveBoards: stands.flatMap((_, index) => (ends[index] ? [] : [index + 1])),
    correction,
    settings: {},
    demo: false,
    rehearsal: false,
  };
  return {
    match,
    people,
    turns: { turns },
    boards: { boards: stands.map((stand, index) => boardOf(index + 1, stand, ends[index] ?? null, ply)) },
    clocks: clocksOf(threads, isOver),
    score: scoreOf(parts),
    play: { game: null },
    course: { game: null },
    options: { game: null },
  } satisfies Partial<Replicants>;
};

const turn = (ply: number, side: Side, line: string): TurnsView['turns'][number] => ({
  turn: `${ply}.`,
  ply,
  side,
  line,
  moves: line.split(' ').map((san) => ({ board: 1, san })),
});

const SERIES = [
  turn(1, 'white', 'e4'),
  turn(2, 'black', 'e5 Nf6'),
  turn(3, 'white', 'd4 Nc3 Nf3'),
  turn(4, 'black', 'exd4 dxc3 cxb2 bxc1=Q'),
  turn(5, 'white', 'Qxc1 e5 Bc4 exf6 Qe3+'),
];

const LONG_TEAMS = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация шахматных игр Санкт-Петербурга' },
};

const SINGLE = (ply: number, side: Side, label: string, san: string): TurnsView['turns'][number] => ({
  turn: label,
  ply,
  side,
  line: san,
  moves: [{ board: 1, san }],
});
const NINE_TURNS = [SINGLE(1, 'white', '1.', 'd4'), SINGLE(2, 'black', '1...', 'e6'), SINGLE(3, 'white', '2.', 'e4')];

const MATE: End = { kind: 'mate', white: 2, black: 0 };
const DRAWN: End = { kind: 'repetition', white: 1, black: 1 };

/** By name: matches every generic drawing may meet. */
export const ANY = {
  any: anyMatch({ stands: [PAWN_WALK], ply: 4, turns: SERIES.slice(0, 4), people: COLOURED_PEOPLE }),
  'any-start': anyMatch({ stands: [START], ply: 0 }),
  'any-check': anyMatch({ stands: [CHECKED], ply: 5, turns: SERIES, people: PEOPLE }),
  'any-longest': anyMatch({
    stands: [CHECKED],
    ply: 5,
    turns: SERIES,
    teams: LONG_TEAMS,
    together: { white: 3, black: 3, ...SECOND },
  }),
  'any-mate': anyMatch({
    stands: [MATED],
    ply: 3,
    ends: [MATE],
    turns: [...SERIES.slice(0, 2), turn(3, 'white', 'Bc4 Qh5 Qxf7#')],
  }),
  'any-draw': anyMatch({
    stands: [BARE],
    ply: 41,
    teams: LONG_TEAMS,
    ends: [{ ...DRAWN, kind: 'dead-position' }],
    turns: [turn(41, 'white', 'Kxd3')],
  }),
  'any-nine': anyMatch({
    stands: [NINE],
    ply: 4,
    turns: [...NINE_TURNS, SINGLE(4, 'black', '2...', 'Ng7')],
    people: PEOPLE,
  }),
  'any-corrected': anyMatch({
    stands: [QUIET, QUIET],
    ply: 8,
    isApart: true,
    correction: {
      seq: 9,
      number: 3,
      side: 'black',
      isCut: false,
      moves: [{ board: 2, before: 'Nf6', after: 'Nge7' }],
    },
  }),
  'any-two': anyMatch({ stands: [QUIET, PAWN_WALK], ply: 8, isApart: true, people: PEOPLE, ends: [null, null] }),
  'any-five': anyMatch({
    stands: [QUIET, CHECKED, MATED, PAWN_WALK, BARE],
    ply: 8,
    isApart: true,
    people: PEOPLE,
    teams: LONG_TEAMS,
    ends: [null, null, MATE, null, DRAWN],
  }),
  'any-three-ended': anyMatch({
    stands: [MATED, BARE, MATED],
    ply: 9,
    isApart: true,
    teams: LONG_TEAMS,
    ends: [MATE, DRAWN, MATE],
  }),
} satisfies Readonly<Record<string, Partial<Replicants>>>;

/** Puts a graphic on air in such matches. */
export const anyLooks = looksIn('any', ANY);
