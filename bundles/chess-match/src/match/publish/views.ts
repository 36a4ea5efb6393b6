import type { HealthView } from '@schemas/health';
import type { HistoryView } from '@schemas/history';
import type { NameOf, OfVersion, Replicants } from '../../contract/replicants';
import { lastCorrection } from '../../games/common/correction';
import { airView, emptyShow, nobody, peopleView } from '../../show';
import type { Standing } from '../authority/commit';
import { together } from '../authority/gamesOfMatch';
import { DEFAULT_RULES } from '../../contract/venue';
import { noDraft } from './draftView';
import { NO_MOVES } from './movesView';
import { NO_STATISTICS } from './noStatistics';
import { NO_PAST } from './pastView';
import { NO_ARBITER, NO_COURSE, NO_ENTRY, NO_OPTIONS, NO_PLAY } from './ownViews';

/** What lives beside the match: it changes by itself. */
export type ShowViews = Pick<Replicants, 'show' | 'roster'>;

/** Of one version of the match, what costs next to nothing. All else is worked out when it is asked for. */
export type OnAir = Omit<Pick<Replicants, NameOf<OfVersion>>, 'course' | 'options' | 'draft' | 'entry'>;

const nothingOnAir = (version: number): OnAir => ({
  begun: { version },
  boards: { boards: [] },
  clocks: { clocks: [], running: false, mode: 'none', gap: null },
  score: { white: 0, black: 0, ledger: [], match: null },
  play: NO_PLAY,
  turns: { turns: [] },
  arbiter: NO_ARBITER,
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
    correction: null,
    settings: {},
    demo: false,
    rehearsal: false,
    threads: [],
    seats: [],
  },
  pictured: { version },
  complete: { version },
});

/** The views of what is open now; `version` as the match view carries it. */
export const onAirViews = ({ open, version, threads }: Omit<Standing, 'prepared'>, demo: boolean): OnAir => {
  if (open === null) return nothingOnAir(version);
  const { row, game, views, games } = open;
  const { event, white, black } = row.setup;
  return {
    begun: { version },
    boards: { boards: [...views.boards] },
    clocks: views.clocks,
    score: { ...views.score, match: together(views.score, games) },
    play: views.play ?? NO_PLAY,
    turns: views.turns,
    arbiter: views.arbiter ?? NO_ARBITER,
    pictured: { version },
    complete: { version },
    match: {
      ...views.match,
      threads: views.match.threads.map((thread) => ({ ...thread, version: threads[thread.id] ?? version })),
      version,
      matchId: row.matchId,
      game: game.id,
      event,
      correction: game.replayer === undefined ? null : lastCorrection(game, game.replayer, open.history),
      teams: { white: { name: white }, black: { name: black } },
      demo,
      rehearsal: row.rehearsal,
    },
  };
};

/** All that is published of the show. @param engine pictures that leave the house may show what an engine says */
export const shownViews = (
  { show, roster }: ShowViews,
  engine = false,
): Pick<Replicants, 'show' | 'roster' | 'air' | 'people'> => ({
  show,
  roster,
  air: { ...airView(show), ...(engine && { engine }) },
  people: peopleView(roster),
});

export const NO_HISTORY: HistoryView = { version: 0, undo: null, redo: null, threads: [] };

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
    copy: null,
  },
  versions: { app: '', node: '', host: '' },
  gate: { refused: [] },
  viewers: { port: null, connections: 0, requestsPerSecond: 0, edges: [], feeds: [], hall: null, live: null },
  troubles: [],
};

const NO_STINGERS = { played: 0, uncovered: 0 };

export const initialViews = (): Replicants => ({
  ...nothingOnAir(0),
  course: NO_COURSE,
  options: NO_OPTIONS,
  entry: NO_ENTRY,
  draft: noDraft(0),
  statistics: NO_STATISTICS,
  moves: NO_MOVES,
  history: NO_HISTORY,
  protocol: { entries: [], older: 0, olderOut: 0 },
  matches: { matches: [] },
  past: NO_PAST,
  devices: { venue: null, rules: DEFAULT_RULES, devices: [], liveChess: null, boards: [] },
  tables: { white: null, black: null },
  tablesWhite: { tables: [] },
  tablesBlack: { tables: [] },
  obs: {
    state: 'not-configured',
    problem: null,
    programScene: null,
    scenes: { white: { name: null, exists: null }, black: { name: null, exists: null } },
    follow: false,
    lastRequest: null,
  },
  backups: { backups: [], nightlyHour: 0, keep: 1, problem: null, otherDisk: null },
  obsInstances: { instances: [] },
  outlook: {
    engine: { state: 'off', name: '', failure: null, againAtMs: null, onAir: false },
    version: 0,
    ply: 0,
    boards: [],
    expected: null,
    course: [],
    shifts: [],
    turnings: [],
  },
  judged: { ply: 0, lines: [], best: null, asked: [] },
  stingers: { program: NO_STINGERS, white: NO_STINGERS, black: NO_STINGERS },
  obsPlans: { plans: [] },
  films: { films: [], marks: [] },
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
  ...shownViews({ show: emptyShow(), roster: nobody() }),
  speaking: { ids: [] },
  spoken: { people: [] },
  sound: { instances: [], channels: [], inputs: [], manual: null, follow: false, audience: null, problem: null },
  pages: { pages: [], total: 0 },
  health: NOT_MEASURED,
});
