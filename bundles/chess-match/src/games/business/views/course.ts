import type { BusinessCourse } from '@schemas/course';
import { isPaidFirst } from '../rules/paidFirst';
import type { State } from '../rules/state';

/** The running score after each turn in which it changed. */
const scores = ({ ledger }: State): BusinessCourse['scores'] => {
  const points: BusinessCourse['scores'] = [];
  let [white, black] = [0, 0];
  for (const { ply, turn, halves } of ledger) {
    white += halves.white;
    black += halves.black;
    if (points.at(-1)?.ply === ply) points.pop();
    points.push({ ply, turn, white, black });
  }
  return points;
};

const ends = ({ branches, ledger }: State): BusinessCourse['ends'] =>
  ledger.map((entry) => {
    const { ply, turn, branch, kind, rating, halves } = entry;
    const ended = branches.find(({ id }) => id === branch);
    return {
      ply,
      turn,
      branch,
      kind,
      chips: rating,
      white: halves.white,
      black: halves.black,
      paidFirst: ended !== undefined && isPaidFirst(entry, ended),
    };
  });

export const projectCourse = (state: State): BusinessCourse => ({
  game: 'business',
  ply: state.ply,
  branches: state.branches.map(({ id, board, mother, bornPly, end, stake, stakes, lastMove }) => ({
    branch: id,
    board,
    mother: mother?.branch ?? null,
    bornPly,
    endPly: end?.ply ?? null,
    chips: end?.rating ?? stake,
    ratings: stakes.map((entry) => ({ ...entry })),
    lastSan: lastMove?.san ?? null,
  })),
  forks: state.forks.map((fork) => ({ ...fork })),
  passes: state.passes.map((pass) => ({ ...pass })),
  selections: state.selections.map((selection) => ({
    ...selection,
    targets: selection.targets.map((to) => ({ ...to })),
  })),
  ends: ends(state),
  scores: scores(state),
});
