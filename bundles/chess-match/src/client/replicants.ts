import type { BoardView } from '@schemas/board';
import type { ClocksView } from '@schemas/clocks';
import type { DraftView } from '@schemas/draft';
import type { HistoryView } from '@schemas/history';
import type { MatchView } from '@schemas/match';
import type { MatchesView } from '@schemas/matches';
import type { MovesView } from '@schemas/moves';
import type { ObsView } from '@schemas/obs';
import type { ScoreView } from '@schemas/score';
import type { TreeView } from '@schemas/tree';

/** Every replicant of the state bundle with its type; names are those of schemas/, boards numbered. */
export interface Replicants {
  match: MatchView;
  board1: BoardView;
  board2: BoardView;
  board3: BoardView;
  board4: BoardView;
  board5: BoardView;
  clocks: ClocksView;
  score: ScoreView;
  tree: TreeView;
  draft: DraftView;
  moves: MovesView;
  history: HistoryView;
  matches: MatchesView;
  obs: ObsView;
}

export type ReplicantName = keyof Replicants;

/** Names of the board replicants, board 1 first. */
export const BOARD_REPLICANTS = ['board1', 'board2', 'board3', 'board4', 'board5'] as const;
