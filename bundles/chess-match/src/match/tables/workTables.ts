import type { HallRules } from '@schemas/devices';
import type { TablesView } from '@schemas/tables';
import type { TeamTablesView } from '@schemas/teamTables';
import { TABLE_VIEWS, TABLES_VIEWS, type Team, type TeamTable, type VenueViews } from '../../contract/venue';
import type { TableAnswer } from '../../contract/tables';
import { NO_STUDY, type StudyRules } from '../../games/common/studyRules';
import { studyRulesFor } from '../../games/studies';
import { refuse } from '../base/errors';
import type { OpenMatch } from '../authority/openMatch';
import { tablePgn, type PgnNames } from './pgn';
import { createProgram } from './program';
import { tableBoard, tableView } from './project';
import { readAct } from './readAct';
import type { TableSituation } from './act';
import type { LiveBoards } from './state';
import type { KeptTables } from './keptTables';
import { actOfTeam, newTeamTables, type TeamTables } from './teamTables';

const TEAMS = ['white', 'black'] as const;
/** How often it is looked what the delay sets free. */
const POLL_INTERVAL_MS = 5000;

/** Views of the tables that go to the hall: those of each team apart. */
type HallTables = { -readonly [N in (typeof TABLES_VIEWS)[Team] | (typeof TABLE_VIEWS)[Team][number]]?: VenueViews[N] };

export interface WorkTablesParts {
  readonly kept: KeptTables;
  /** Of the hall, as they are now. */
  readonly rules: () => HallRules;
  /** What a team, and what the program, may see. */
  readonly publishTeam: (team: Team, view: TeamTablesView) => void;
  readonly publishProgram: (view: TablesView) => void;
  /** Unix ms. */
  readonly now: () => number;
}

/** The work tables of the open match: what teams try, beside the match and never in its journal. */
export interface WorkTables {
  /** The open match changed, or another one is. */
  see(open: OpenMatch | null): void;
  /** @param input as it came over the network */
  act(at: TeamTable, input: unknown): TableAnswer;
  /** All there is, for a link that begins. */
  views(): HallTables;
  /** To be told of what changed. */
  listen(changed: (views: HallTables) => void): void;
  rulesChanged(): void;
  /** What was tried at a table as PGN, or at all of a team. @param table null: all */
  pgn(matchId: string, team: Team, table: number | null, names: PgnNames): string;
  start(): void;
  stop(): void;
}

interface Current {
  readonly matchId: string;
  readonly open: OpenMatch;
  readonly situation: TableSituation;
  readonly isOver: boolean;
}

/** The boards as they stand; where nothing can be tried no position is there to begin with. */
const liveOf = ({ game, history, views: { boards, match } }: OpenMatch, rules: StudyRules): LiveBoards => {
  const positions = rules === NO_STUDY ? {} : game.lookBack.glance(history.state).positions;
  const plyOf = (board: number): number =>
    match.threads.find((thread) => thread.boards.includes(board))?.ply ?? match.ply;
  return Object.fromEntries(
    boards.map((view) => [view.board, { view, fen: positions[String(view.board)] ?? null, ply: plyOf(view.board) }]),
  );
};

export const createWorkTables = ({ kept, rules, publishTeam, publishProgram, now }: WorkTablesParts): WorkTables => {
  const program = createProgram(now);
  let current: Current | null = null;
  let tables: TeamTables = newTeamTables(0);
  let changed: (views: HallTables) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  /** As they went out last: what did not change for a team tells it nothing. */
  let sent: Readonly<Record<string, string>> = {};

  const boardsOf = (team: Team): TeamTablesView => {
    if (current === null) return { tables: [] };
    const { live, rules: chess } = current.situation;
    return { tables: tables[team].map((table) => tableBoard(table, live, chess)) };
  };
  const viewsFor = (team: Team, boards: TeamTablesView): HallTables => {
    const views: Record<string, unknown> = { [TABLES_VIEWS[team]]: boards };
    if (current !== null) {
      const { live, rules: chess } = current.situation;
      for (const table of tables[team])
        views[TABLE_VIEWS[team][table.table - 1] ?? TABLE_VIEWS[team][0]] = tableView(table, live, chess);
    }
    return views;
  };
  const showProgram = (): void => {
    const { white, black } = program.shown(rules(), current?.isOver === true);
    publishProgram({ white, black });
  };
  const tell = (teams: readonly Team[]): void => {
    const [white, black] = [boardsOf('white'), boardsOf('black')];
    if (current !== null) program.see({ white: white.tables, black: black.tables });
    let out: HallTables = {};
    for (const team of teams) {
      const boards = team === 'white' ? white : black;
      publishTeam(team, boards);
      for (const [name, view] of Object.entries(viewsFor(team, boards))) {
        const json = JSON.stringify(view);
        if (json === sent[name]) continue;
        sent = { ...sent, [name]: json };
        out = { ...out, [name]: view };
      }
    }
    if (Object.keys(out).length > 0) changed(out);
    showProgram();
  };
  return {
    see: (open) => {
      const matchId = open?.row.matchId ?? null;
      if (open === null || matchId === null) {
        [current, tables] = [null, newTeamTables(0)];
        program.forget();
      } else {
        const chess =
          current !== null && current.matchId === matchId
            ? current.situation.rules
            : studyRulesFor(open.row.game, open.row.setup.settings);
        if (current?.matchId !== matchId) {
          tables = kept.read(matchId) ?? newTeamTables(open.views.match.boards);
          program.forget();
          // The hall was told to forget the match before: of this one all is said.
          sent = {};
        }
        const isOver = open.views.match.status === 'over';
        current = { matchId, open, situation: { live: liveOf(open, chess), rules: chess }, isOver };
      }
      tell(TEAMS);
    },
    act: ({ team, table }, input) => {
      if (current === null) return { ok: false, error: refuse('match/none_open', {}) };
      const act = readAct(input);
      if (!act.ok) return act;
      const next = actOfTeam(tables[team], table, act.value, current.situation);
      if (!next.ok) return next;
      tables = { ...tables, [team]: next.value };
      kept.write(current.matchId, tables);
      tell([team]);
      return { ok: true };
    },
    views: () => ({ ...viewsFor('white', boardsOf('white')), ...viewsFor('black', boardsOf('black')) }),
    listen: (next) => {
      changed = next;
    },
    rulesChanged: showProgram,
    pgn: (matchId, team, table, names) => {
      const of = current?.matchId === matchId ? tables : kept.read(matchId);
      return (of?.[team] ?? [])
        .filter((one) => table === null || one.table === table)
        .map((one) => tablePgn(one, team, names))
        .filter((text) => text !== '')
        .join('\n');
    },
    start: () => {
      timer = setInterval(showProgram, POLL_INTERVAL_MS);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      kept.flush();
    },
  };
};
