import type { Dealings, LineAt, MadeShift, Shift } from '../../common/lookBack';
import { sideOfPly } from '../../common/sides';
import { optionsOf } from '../rules/options';
import { liveBranches, type State } from '../rules/state';

const made = ({ branches, forks, passes, selections }: State): readonly MadeShift[] => {
  const at = (line: string): LineAt => ({ line, board: branches.find(({ id }) => id === line)?.board ?? 0 });
  return [
    ...forks.map(({ ply, turn, side, mother, daughter, daughterChips: points }): MadeShift => {
      const to = [{ ...at(daughter), points }];
      return { kind: 'branching', ply, turn, side, from: at(mother), to, isPaid: false };
    }),
    ...passes.map(({ ply, turn, side, from, to, chips: points }): MadeShift => {
      return { kind: 'pass', ply, turn, side, from: at(from), to: [{ ...at(to), points }], isPaid: false };
    }),
    ...selections.map(({ ply, turn, side, branch, targets }): MadeShift => {
      const to = targets.map((target) => ({ ...at(target.branch), points: target.chips }));
      return { kind: 'selection', ply, turn, side, from: at(branch), to, isPaid: true };
    }),
  ].toSorted((one, other) => one.ply - other.ply);
};

/** Passes and selections (B9, B10), each selection on one branch: on several it is never better than on the best. */
const offered = (state: State): readonly Shift[] => {
  const options = optionsOf(state);
  const live = liveBranches(state);
  return (options?.boards ?? []).flatMap(({ board, passTo, selectTo }) => {
    const giver = live.find((branch) => branch.board === board);
    if (giver === undefined || options === null) return [];
    const side = sideOfPly(state.ply);
    const shift = (kind: Shift['kind'], to: number, points: number, isPaid: boolean): readonly Shift[] =>
      live
        .filter((branch) => branch.board === to)
        .map(({ id: line }) => ({
          kind,
          side,
          isPaid,
          from: { line: giver.id, board },
          to: [{ line, board: to, points }],
        }));
    return [
      ...passTo.flatMap((to) => shift('pass', to, options.passSize, false)),
      ...selectTo.flatMap((to) => shift('selection', to, giver.stake, true)),
    ];
  });
};

/** Key changes made and to be made, and what each branch that was played out paid (B18). */
export const dealings = (state: State): Dealings => ({
  made: made(state),
  offered: offered(state),
  ended: Object.fromEntries(
    state.ledger
      .filter(({ kind, halves }) => kind !== 'selection' && halves.white + halves.black > 0)
      .map(({ branch, halves: { white, black } }) => [branch, white / (white + black)]),
  ),
});
