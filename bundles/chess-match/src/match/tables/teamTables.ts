import type { Problem } from '@schemas/draft';
import type { Team } from '../../contract/places';
import type { TableAct } from '../../contract/tables';
import { ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import { actAt, handOn, type TableSituation } from './act';
import { newTables, type Table } from './state';

/** All work tables of a match. */
export type TeamTables = Readonly<Record<Team, readonly Table[]>>;

export const newTeamTables = (boards: number): TeamTables => ({ white: newTables(boards), black: newTables(boards) });

/** The tables of one team after an act at one of them: nothing of the other team is ever looked at. */
export const actOfTeam = (
  tables: readonly Table[],
  number: number,
  act: TableAct,
  situation: TableSituation,
): Result<readonly Table[], Problem> => {
  const tableAt = (wanted: number): Table | undefined => tables.find(({ table }) => table === wanted);
  const own = tableAt(number);
  const [changed, to] = act.type === 'hand' ? [tableAt(act.to), act.to] : [own, number];
  if (own === undefined || changed === undefined || (act.type === 'hand' && to === number))
    return { ok: false, error: refuse('tables/gone', {}) };
  const next = act.type === 'hand' ? handOn(own, changed, act.study) : actAt(own, act, situation);
  return next.ok ? ok(tables.map((table) => (table.table === to ? next.value : table))) : next;
};
