import type { ArbiterView } from '@schemas/arbiter';
import type { BackupsView } from '@schemas/backups';
import type { BoardView } from '@schemas/board';
import type { ClocksView } from '@schemas/clocks';
import type { CompleteView } from '@schemas/complete';
import type { DraftView } from '@schemas/draft';
import type { HealthView } from '@schemas/health';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import type { ObsView } from '@schemas/obs';
import type { PagesView } from '@schemas/pages';
import type { ObsMachinesView } from '@schemas/obsMachines';
import type { ObsPlansView } from '@schemas/obsPlans';
import type { PeopleView } from '@schemas/people';
import type { ProtocolView } from '@schemas/protocol';
import type { ScoreView } from '@schemas/score';
import type { ShowView } from '@schemas/show';
import type { SoundView } from '@schemas/sound';
import type { SimulatorView } from '@schemas/simulator';
import type { SpeakingView } from '@schemas/speaking';
import type { TreeView } from '@schemas/tree';
import type { TurnsView } from '@schemas/turns';
import { emptyShow, nobody } from '../../show';
import type { OpenMatch, Score } from '../openMatch';

/** Every replicant of the bundle. The contract's board replicants are numbered; boards a game lacks stay empty. */
export interface Views {
  match: MatchView;
  board1: BoardView;
  board2: BoardView;
  board3: BoardView;
  board4: BoardView;
  board5: BoardView;
  clocks: ClocksView;
  score: ScoreView;
  tree: TreeView;
  turns: TurnsView;
  draft: DraftView;
  arbiter: ArbiterView;
  complete: CompleteView;
  moves: MovesView;
  history: HistoryView;
  protocol: ProtocolView;
  matches: MatchesView;
  obs: ObsView;
  backups: BackupsView;
  obsMachines: ObsMachinesView;
  obsPlans: ObsPlansView;
  simulator: SimulatorView;
  show: ShowView;
  people: PeopleView;
  speaking: SpeakingView;
  sound: SoundView;
  pages: PagesView;
  health: HealthView;
}

export type ViewName = keyof Views;

/** What lives beside the match: it changes by itself. */
export type ShowViews = Pick<Views, 'show' | 'people'>;

export const BOARD_NAMES = ['board1', 'board2', 'board3', 'board4', 'board5'] as const satisfies readonly ViewName[];

/** What a press of the clock is seen by, in the order of publishing: `match` last, as its version says that the rest is there. */
export const FIRST = ['clocks', 'score', 'match'] as const satisfies readonly ViewName[];
/** What follows in a turn of its own: `complete` last, as its version says that all of the match is there. */
export const SECOND = [
  ...BOARD_NAMES,
  'tree',
  'turns',
  'draft',
  'arbiter',
  'complete',
] as const satisfies readonly ViewName[];
/** All of one version of the match. */
export type OnAir = Pick<Views, (typeof FIRST)[number] | (typeof SECOND)[number]>;

const emptyBoard = (board: number): BoardView => ({
  board,
  status: 'empty',
  branch: null,
  mother: null,
  files: 8,
  ranks: 8,
  pieces: {},
  toMove: null,
  lastMoves: [],
  check: [],
  chips: 0,
  offered: null,
  result: null,
});

/** B20 both games of a match together: the teams change colours, so the first game's points cross over. */
const together = ({ white, black }: Score, first: Score | null): ScoreView['match'] =>
  first === null ? null : { white: white + first.black, black: black + first.white };

const boardsOf = (boards: readonly BoardView[]): Pick<Views, (typeof BOARD_NAMES)[number]> => {
  const at = (board: number): BoardView => boards[board - 1] ?? emptyBoard(board);
  return { board1: at(1), board2: at(2), board3: at(3), board4: at(4), board5: at(5) };
};

const nothingOnAir = (version: number): OnAir => ({
  ...boardsOf([]),
  clocks: { clocks: [], running: false, mode: 'none', vetoWindowMs: 0, gap: null },
  score: { white: 0, black: 0, ledger: [], match: null },
  tree: { ply: 0, branches: [], forks: [], passes: [], selections: [], ends: [], scores: [] },
  turns: { turns: [] },
  draft: {
    line: '',
    items: [],
    problems: [],
    lacks: [],
    ready: false,
    freeBoard: null,
    mayBranch: null,
    offered: [],
    boards: [],
  },
  arbiter: { unconfirmed: [], penalties: [], substitutions: [], fixes: [], evidence: [] },
  match: {
    version,
    matchId: null,
    game: null,
    event: '',
    teams: { white: { name: '' }, black: { name: '' } },
    status: 'none',
    toMove: null,
    turn: '',
    moveNumber: 0,
    ply: 0,
    boards: 0,
    liveBoards: [],
    table: 0,
    vetoes: [],
    controlBoard: false,
    cards: { white: 0, black: 0 },
    stakes: [],
    settings: {},
    demo: false,
    rehearsal: false,
  },
  complete: { version },
});

/** The views of what is open now; `version` as the match view carries it. */
export const onAirViews = (open: OpenMatch | null, version: number, demo: boolean): OnAir => {
  if (open === null) return nothingOnAir(version);
  const { row, game, views, first } = open;
  const { event, white, black } = row.setup;
  return {
    ...boardsOf(views.boards),
    clocks: views.clocks,
    score: { ...views.score, match: together(views.score, first) },
    tree: views.tree,
    turns: views.turns,
    draft: views.draft,
    arbiter: views.arbiter,
    complete: { version },
    match: {
      ...views.match,
      version,
      matchId: row.matchId,
      game: game.id,
      event,
      teams: { white: { name: white }, black: { name: black } },
      demo,
      rehearsal: row.rehearsal,
    },
  };
};

export const NO_HISTORY: HistoryView = { undo: null, redo: null };

/** What every replicant holds before the journal is read. */
const NOT_MEASURED: HealthView = {
  server: { startedAtMs: 0, memoryBytes: 0, loopDelayMs: 0 },
  journal: {
    file: '',
    bytes: 0,
    entries: 0,
    lastWriteAtMs: null,
    failure: null,
    diskFreeBytes: null,
  },
  versions: { app: '', node: '', nodecg: '' },
};

export const initialViews = (): Views => ({
  ...nothingOnAir(0),
  moves: { boards: {} },
  history: NO_HISTORY,
  protocol: { entries: [], older: 0, olderOut: 0 },
  matches: { matches: [] },
  obs: {
    state: 'not-configured',
    problem: null,
    programScene: null,
    scenes: { white: { name: null, exists: null }, black: { name: null, exists: null } },
    follow: false,
    lastRequest: null,
  },
  backups: { backups: [], nightlyHour: 0, keep: 1, problem: null },
  obsMachines: { machines: [] },
  obsPlans: { plans: [] },
  simulator: {
    state: 'off',
    matchId: null,
    source: 'record',
    of: null,
    paceMs: 2500,
    speaking: false,
    turns: 0,
    length: null,
    problem: null,
  },
  show: emptyShow(),
  people: nobody(),
  speaking: { ids: [] },
  sound: { machines: [], channels: [], inputs: [], manual: null, follow: false, audience: null, problem: null },
  pages: { pages: [], total: 0 },
  health: NOT_MEASURED,
});
