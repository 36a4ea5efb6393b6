import type { Problem } from '@schemas/draft';
import { TABLE_LIMITS, type TableAct, type TableNote, type TableStudy } from '../../contract/tables';
import { NO_DRAWING } from '../../explore/drawing';
import { beginStudy, goTo, removeStep, stepOf, tryMove, type Study } from '../../explore/study';
import { err, ok, type Result } from '../../games/common/result';
import type { StudyRules } from '../../games/common/studyRules';
import { refuse } from '../base/errors';
import { isNameTaken, notesBeside, tidied } from './names';
import { openStudy, stepsOf, type LiveBoards, type Table } from './state';

/** What an act is judged by. */
export interface TableSituation {
  readonly live: LiveBoards;
  /** Of the game that is open. */
  readonly rules: StudyRules;
}

type Changed = Result<Table, Problem>;
type ActOf<T extends TableAct['type']> = Extract<TableAct, { type: T }>;

const GONE = err(refuse('tables/gone', {}));

/** A study added to those of a table, and looked at from now on. One in which nothing was tried makes room for it. */
export const withStudy = (table: Table, board: number, study: Study, notes: TableStudy['notes'] = {}): Changed => {
  const kept = table.studies.filter((known) => known.study.steps.length > 1 || Object.keys(known.notes).length > 0);
  if (kept.length >= TABLE_LIMITS.studies) return err(refuse('tables/many_studies', { most: TABLE_LIMITS.studies }));
  const next = { ...table, studies: [...kept, { id: table.nextStudy, board, study, notes }] };
  if (stepsOf(next) > TABLE_LIMITS.steps) return err(refuse('tables/full', { most: TABLE_LIMITS.steps }));
  return ok({ ...next, board, follows: false, open: table.nextStudy, nextStudy: table.nextStudy + 1 });
};

const begin = (table: Table, { live }: TableSituation): Changed => {
  const board = live[table.board];
  if (board === undefined || board.fen === null) return err(refuse('tables/no_position', { board: table.board }));
  return withStudy(table, table.board, beginStudy(board.fen, board.view.check[0] ?? null));
};

const withChanged = (table: Table, changed: TableStudy): Table => ({
  ...table,
  studies: table.studies.map((known) => (known.id === changed.id ? changed : known)),
});

/** The study an act is about: one that is there, or one begun at the position of the board that is followed. */
const studyFor = (
  table: Table,
  id: number | null,
  situation: TableSituation,
): Result<readonly [Table, TableStudy], Problem> => {
  const begun: Changed = id === null ? begin(table, situation) : ok({ ...table, follows: false, open: id });
  if (!begun.ok) return begun;
  const study = openStudy(begun.value);
  return study === null ? GONE : ok([begun.value, study]);
};

const isThere = ({ study }: TableStudy, step: number): boolean => study.steps.some(({ id }) => id === step);

const move = (table: Table, { study: id, step, san }: ActOf<'move'>, situation: TableSituation): Changed => {
  const found = studyFor(table, id, situation);
  if (!found.ok) return found;
  const [begun, study] = found.value;
  const from = id === null ? (study.study.steps[0]?.id ?? 0) : step;
  if (!isThere(study, from)) return GONE;
  const played = tryMove(situation.rules, goTo(study.study, from), san);
  if (played.current === from) return err(refuse('tables/illegal', { san }));
  const next = withChanged(begun, { ...study, study: played });
  return stepsOf(next) > TABLE_LIMITS.steps ? err(refuse('tables/full', { most: TABLE_LIMITS.steps })) : ok(next);
};

/** @returns null where study or step are not there any more */
const noted = (table: Table, id: number, step: number, change: (note: TableNote) => TableNote): Changed => {
  const study = table.studies.find((known) => known.id === id);
  if (study === undefined || !isThere(study, step)) return GONE;
  const note = change(study.notes[step] ?? { name: '', ...NO_DRAWING });
  const isEmpty = note.name === '' && note.arrows.length + note.circles.length === 0;
  const others = Object.entries(study.notes).filter(([key]) => key !== String(step));
  return ok(withChanged(table, { ...study, notes: Object.fromEntries(isEmpty ? others : [...others, [step, note]]) }));
};

const rename = (table: Table, { study: id, step, name: written }: ActOf<'name'>): Changed => {
  const study = table.studies.find((known) => known.id === id);
  if (study === undefined) return GONE;
  const name = tidied(written);
  if (isNameTaken(table.studies, { study, step, name })) return err(refuse('tables/name_taken', { name }));
  return noted(table, id, step, (note) => ({ ...note, name }));
};

const draw = (
  table: Table,
  { study: id, step, arrows, circles }: ActOf<'draw'>,
  situation: TableSituation,
): Changed => {
  const found = studyFor(table, id, situation);
  if (!found.ok) return found;
  const [begun, study] = found.value;
  const at = id === null ? (study.study.steps[0]?.id ?? 0) : step;
  return noted(begun, study.id, at, (note) => ({ ...note, arrows, circles }));
};

const remove = (table: Table, { study: id, step }: ActOf<'remove'>): Changed => {
  const study = table.studies.find((known) => known.id === id);
  if (study === undefined || !isThere(study, step)) return GONE;
  if (stepOf(study.study, step).parent === null) return discard(table, id);
  const left = removeStep(study.study, step);
  const notes = Object.entries(study.notes).filter(([key]) => left.steps.some((kept) => String(kept.id) === key));
  return ok(withChanged(table, { ...study, study: left, notes: Object.fromEntries(notes) }));
};

const discard = (table: Table, id: number): Changed => {
  const studies = table.studies.filter((known) => known.id !== id);
  if (studies.length === table.studies.length) return GONE;
  const open = table.open === id ? (studies.at(-1)?.id ?? null) : table.open;
  return ok({ ...table, studies, open, follows: table.follows || open === null });
};

const arrange = (table: Table, { pieces, toMove }: ActOf<'arrange'>, { live, rules }: TableSituation): Changed => {
  if (rules.setUp === undefined) return err(refuse('tables/no_set_up', {}));
  const now = live[table.board]?.ply ?? 0;
  const ply = now % 2 === (toMove === 'white' ? 0 : 1) ? now : now + 1;
  const position = rules.setUp.arrange(pieces, toMove, ply);
  if (position === null) return err(refuse('tables/bad_position', {}));
  return withStudy(table, table.board, beginStudy(position.fen, position.check));
};

/** What a hand at a table makes of it; handing on is a matter of two tables (`handOn`). */
export const actAt = (table: Table, act: Exclude<TableAct, { type: 'hand' }>, situation: TableSituation): Changed => {
  switch (act.type) {
    case 'follow':
      return act.board in situation.live
        ? ok({ ...table, board: act.board, follows: true })
        : err(refuse('tables/no_board', { board: act.board }));
    case 'again':
      return begin(table, situation);
    case 'move':
      return move(table, act, situation);
    case 'go': {
      const found = studyFor(table, act.study, situation);
      if (!found.ok) return found;
      const [begun, study] = found.value;
      return isThere(study, act.step) ? ok(withChanged(begun, { ...study, study: goTo(study.study, act.step) })) : GONE;
    }
    case 'remove':
      return remove(table, act);
    case 'name':
      return rename(table, act);
    case 'draw':
      return draw(table, act, situation);
    case 'arrange':
      return arrange(table, act, situation);
    case 'open':
      return table.studies.some(({ id }) => id === act.study)
        ? ok({ ...table, follows: false, open: act.study })
        : GONE;
    case 'discard':
      return discard(table, act.study);
  }
};

/**
 * A study handed on from one table to another, which looks at it, called as none of those it has; the giver keeps it.
 */
export const handOn = (from: Table, to: Table, id: number): Changed => {
  const given = from.studies.find((known) => known.id === id);
  return given === undefined ? GONE : withStudy(to, given.board, given.study, notesBeside(given, to.studies));
};
