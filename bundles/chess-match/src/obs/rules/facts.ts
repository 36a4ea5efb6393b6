import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { TreeView } from '@schemas/tree';
import type { Side } from '../../games/common/sides';

/** What is published of the match and matters to the picture. */
export interface MatchViews {
  readonly match: MatchView;
  readonly clocks: ClocksView;
  readonly tree: TreeView;
}

/** The match as scene rules see it. */
export interface Facts {
  readonly matchId: string | null;
  readonly toMove: Side | null;
  readonly isOver: boolean;
  /** The clock has been stopped after play began. */
  readonly isStopped: boolean;
  /** One line is left of several. */
  readonly isLastBranch: boolean;
  /** Forks, passes, selections and ends so far; an undo takes them back. */
  readonly keyChanges: number;
}

export const NO_FACTS: Facts = {
  matchId: null,
  toMove: null,
  isOver: false,
  isStopped: false,
  isLastBranch: false,
  keyChanges: 0,
};

export const factsOf = ({ match, clocks, tree }: MatchViews): Facts => {
  const isPlaying = match.status === 'playing';
  return {
    matchId: match.matchId,
    toMove: match.toMove,
    isOver: match.status === 'over',
    isStopped: isPlaying && match.ply > 0 && clocks.clocks.length > 0 && !clocks.running,
    isLastBranch: isPlaying && match.liveBoards.length === 1 && tree.branches.length > 1,
    keyChanges: tree.forks.length + tree.passes.length + tree.selections.length + tree.ends.length,
  };
};
