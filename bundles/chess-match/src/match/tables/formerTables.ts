import { turnLabel } from '../../games/common/sides';
import type { StudyStep } from '../../contract/tables';
import type { Table } from './state';
import type { TeamTables } from './teamTables';

/** A step as release 0.2.0 kept it: `ply` turns had been played when it stood, each of one move. */
type FormerStep = Omit<StudyStep, 'turn'> & { readonly ply: number };

const stepOf = (step: StudyStep | FormerStep): StudyStep => {
  if ('turn' in step) return step;
  const { ply, ...kept } = step;
  return { ...kept, turn: step.move === null ? '' : turnLabel(ply - 1) };
};

const tableOf = (table: Table): Table => ({
  ...table,
  studies: table.studies.map((known) => ({
    ...known,
    study: { ...known.study, steps: known.study.steps.map(stepOf) },
  })),
});

/** Tables as any release kept them, as they are kept now. */
export const tablesOfToday = ({ white, black }: TeamTables): TeamTables => ({
  white: white.map(tableOf),
  black: black.map(tableOf),
});
