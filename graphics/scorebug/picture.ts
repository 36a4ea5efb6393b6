import { BOARD_REPLICANTS, type BoardView, type Snapshot } from 'chess-match/client';

export const BUG_REPLICANTS = ['score', 'clocks', ...BOARD_REPLICANTS] as const;
export type BugName = (typeof BUG_REPLICANTS)[number];

/** Every board, board 1 first. */
export const boardsOf = (snapshot: Snapshot<BugName>): readonly BoardView[] =>
  BOARD_REPLICANTS.map((name) => snapshot[name]);
