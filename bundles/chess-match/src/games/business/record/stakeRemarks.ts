import type { SheetRemark } from '../../common/sheets';
import type { Branch, State } from '../rules/state';

const boardOf = ({ branches }: State, id: string): number => branches.find((branch) => branch.id === id)?.board ?? 0;

/** Why a turn changed what a branch is worth; null where no turn did. */
const causeIn = (state: State, { id }: Branch, ply: number, now: number): SheetRemark | null => {
  const fork = state.forks.find((each) => each.ply === ply && (each.mother === id || each.daughter === id));
  if (fork?.daughter === id) return { code: 'born', params: { board: boardOf(state, fork.mother), chips: now } };
  if (fork !== undefined) return { code: 'branched', params: { board: boardOf(state, fork.daughter), chips: now } };
  const pass = state.passes.find((each) => each.ply === ply && (each.from === id || each.to === id));
  if (pass?.from === id) return { code: 'passed', params: { board: boardOf(state, pass.to), chips: pass.chips, now } };
  if (pass !== undefined)
    return { code: 'received', params: { board: boardOf(state, pass.from), chips: pass.chips, now } };
  const selection = state.selections.find((each) => each.ply === ply);
  const gained = selection?.targets.find(({ branch }) => branch === id);
  return selection === undefined || gained === undefined
    ? null
    : { code: 'gained', params: { board: boardOf(state, selection.branch), chips: gained.chips, now } };
};

/**
 * What a sheet says of the chips on its branch: with what it was begun, and beside the moves by which they changed.
 */
export const stakeRemarks = (
  state: State,
  branch: Branch,
): { readonly begun: readonly SheetRemark[]; at(ply: number): readonly SheetRemark[] } => {
  const remarks = branch.stakes.map(({ ply, chips }, index, all) => {
    const isTurns = all[index - 1]?.ply !== ply;
    const cause = isTurns ? causeIn(state, branch, ply, chips) : null;
    const isFirst = index === 0 && cause === null;
    return { ply, remark: cause ?? { code: isFirst ? 'begun' : 'corrected', params: { chips } } };
  });
  const at = (ply: number): readonly SheetRemark[] =>
    remarks.flatMap((each) => (each.ply === ply ? [each.remark] : []));
  return { begun: at(0), at: (ply) => at(ply + 1) };
};
