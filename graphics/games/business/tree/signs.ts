import type { TreeLayout } from './layout/types';

/** Which signs stand in a drawing of the tree besides boards and chips: the legend tells of no others. */
export interface Signs {
  readonly forks: boolean;
  readonly pass: boolean;
  readonly selections: boolean;
  /** Points of one side for a branch. */
  readonly wins: boolean;
  readonly draws: boolean;
  /** Folded stretches of quiet turns. */
  readonly quiet: boolean;
  /** Several passes drawn as one. */
  readonly bundles: boolean;
}

/** What the legend of a drawing has to tell. */
export const signsOf = ({ forks, passes, bundles, selections, ends, axis }: TreeLayout): Signs => {
  const drawn = ends.filter(({ white, black }) => white > 0 && black > 0);
  const isFolded = (kind: 'turns' | 'passes'): boolean => axis.folds.some((fold) => fold.kind === kind);
  return {
    forks: forks.length > 0,
    pass: passes.length > 0,
    selections: selections.length > 0,
    wins: ends.length > drawn.length || selections.length > 0,
    draws: drawn.length > 0,
    quiet: isFolded('turns'),
    bundles: bundles.length > 0 || isFolded('passes'),
  };
};
