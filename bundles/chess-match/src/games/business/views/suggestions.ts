import type { BusinessCourse } from '@schemas/course';
import type { GameViews } from '../../common/views';
import { FOCUS, on } from '../../common/presets';
import { bring, NOTHING, ofTheMatch, type NewSuggestion } from '../../common/suggestions';
import { TREE } from './presets';

export interface Seen {
  readonly match: Pick<GameViews['match'], 'status' | 'ply'>;
  readonly tree: Pick<BusinessCourse, 'branches' | 'forks' | 'passes' | 'selections' | 'ends'>;
  readonly clocks: Pick<GameViews['clocks'], 'running'>;
}

const STRIP = { airs: [on('tree-strip')], alone: false };

/** What happened on the boards in the turn that was made last. */
const ofTheTurn = ({ match, tree }: Seen): readonly NewSuggestion[] => {
  const now = <T extends { readonly ply: number }>(facts: readonly T[]): readonly T[] =>
    match.ply === 0 ? [] : facts.filter(({ ply }) => ply === match.ply);
  const boardOf = (branch: string): number | null =>
    tree.branches.find((line) => line.branch === branch)?.board ?? null;
  const lasts = false;
  return [
    ...now(tree.forks).map(({ side, mother, daughter, daughterChips: amount }): NewSuggestion => {
      const about = { side, board: boardOf(mother), other: boardOf(daughter), amount };
      return { kind: 'branching', ...about, ...bring(TREE), lasts };
    }),
    ...now(tree.selections).map(({ side, branch, chips: amount }): NewSuggestion => {
      return { kind: 'selection', side, board: boardOf(branch), other: null, amount, ...bring(TREE), lasts };
    }),
    ...now(tree.passes).map(({ side, from, to, chips: amount }): NewSuggestion => {
      return { kind: 'pass', side, board: boardOf(from), other: boardOf(to), amount, ...STRIP, lasts };
    }),
    // A branch that was given up is told of as the selection it was.
    ...now(tree.ends.filter(({ kind }) => kind !== 'selection')).map(({ branch, chips: amount }): NewSuggestion => {
      const board = boardOf(branch);
      return { ...NOTHING, kind: 'boardEnd', board, amount, ...bring(FOCUS, { focus: { board } }), lasts };
    }),
  ];
};

/** Forks, passes, selections and ends of boards as they happen, and how the match stands. */
export const suggestions = (seen: Seen): readonly NewSuggestion[] => {
  const ofTurn = seen.match.status === 'over' ? [] : ofTheTurn(seen);
  return [...ofTurn, ...ofTheMatch(seen, ofTurn)];
};
