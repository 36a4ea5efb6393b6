import { TABLE_LIMITS, type StudyStep, type TableBoard, type TableStudy, type TableView } from '../../contract/tables';
import { NO_DRAWING } from '../../explore/drawing';
import { boardOf, currentStep, pathTo } from '../../explore/study';
import type { StudyRules } from '../../games/common/studyRules';
import { refuse } from '../base/errors';
import { titleOf } from './names';
import { openStudy, type LiveBoard, type LiveBoards, type Table } from './state';

type Draft = TableBoard['draft'];

/** What of a variation is one turn, from its first step on. */
const turnFrom = (path: readonly StudyStep[], from: number): readonly StudyStep[] => {
  const later = path.slice(from);
  const other = later.findIndex(({ turn }) => turn !== later[0]?.turn);
  return other < 0 ? later : later.slice(0, other);
};

/**
 * What of the variation looked at can be played on its board now: the turn after the position that stands there, as far
 * as it was tried.
 * @returns its moves; or why there is none, for whoever wants to take it into the draft
 */
export const draftMove = (table: Table, live: LiveBoard | undefined): Draft => {
  const open = openStudy(table);
  const { board } = open ?? table;
  if (live === undefined || live.fen === null) return { san: null, problem: refuse('tables/no_position', { board }) };
  const path = open === null ? [] : pathTo(open.study, open.study.current);
  if (open === null || path.length === 0) return { san: null, problem: refuse('tables/nothing_tried', {}) };
  const positions = [open.study.steps[0], ...path];
  const at = positions.findLastIndex((step) => step?.fen === live.fen);
  if (at < 0) return { san: null, problem: refuse('tables/played_on', { board }) };
  const next = turnFrom(path, at).flatMap(({ move }) => (move === null ? [] : [move.san]));
  return next.length > 0
    ? { san: next.join(' '), problem: null }
    : { san: null, problem: refuse('tables/nothing_tried', {}) };
};

/** The name nearest to the step looked at, on the way to it. */
const nameOf = ({ study, notes }: TableStudy): string => {
  const way = [study.steps[0], ...pathTo(study, study.current)].reverse();
  return way.map((step) => notes[step?.id ?? 0]?.name ?? '').find((name) => name !== '') ?? '';
};

const followed = ({ table, board }: Table, live: LiveBoard | undefined): Omit<TableBoard, 'draft'> => ({
  table,
  board,
  follows: true,
  files: live?.view.files ?? 8,
  ranks: live?.view.ranks ?? 8,
  pieces: live?.view.pieces ?? {},
  toMove: live?.view.toMove ?? null,
  lastMoves: [...(live?.view.lastMoves ?? [])],
  check: [...(live?.view.check ?? [])],
  reserves: live?.view.reserves ?? null,
  arrows: [],
  circles: [],
  name: '',
  line: [],
  plies: 0,
});

const free = (
  { table }: Table,
  open: TableStudy,
  live: LiveBoard | undefined,
  rules: StudyRules,
): Omit<TableBoard, 'draft'> => {
  const step = currentStep(open.study);
  const path = pathTo(open.study, step.id);
  const { pieces, toMove, check, reserves } = boardOf(rules, step);
  const { arrows, circles } = open.notes[step.id] ?? NO_DRAWING;
  return {
    table,
    board: open.board,
    follows: false,
    files: live?.view.files ?? 8,
    ranks: live?.view.ranks ?? 8,
    pieces: { ...pieces },
    toMove,
    check: check === null ? [] : [check],
    reserves,
    lastMoves: step.move === null ? [] : [{ ...step.move }],
    arrows: [...arrows],
    circles: [...circles],
    name: nameOf(open),
    line: path.slice(-TABLE_LIMITS.lineMoves).map((each) => ({ turn: each.turn, san: each.move?.san ?? '' })),
    plies: path.length,
  };
};

/** A table as its team and its viewers see it. */
export const tableBoard = (table: Table, live: LiveBoards, rules: StudyRules): TableBoard => {
  const open = openStudy(table);
  const on = live[(open ?? table).board];
  return {
    ...(open === null ? followed(table, on) : free(table, open, on, rules)),
    draft: draftMove(table, on),
  };
};

/** All of a table, for the device that stands there. */
export const tableView = (table: Table, live: LiveBoards, rules: StudyRules): TableView => ({
  table: table.table,
  board: table.board,
  follows: table.follows,
  liveFen: live[table.board]?.fen ?? null,
  boards: Object.values(live)
    .filter(({ fen }) => fen !== null)
    .map(({ view }) => view.board),
  studies: table.studies.map((known) => ({
    id: known.id,
    board: known.board,
    name: titleOf(known),
    moves: known.study.steps.length - 1,
  })),
  study: openStudy(table),
  mayArrange: rules.setUp !== undefined,
});
