import type { Snapshot } from 'chess-match/client';

/** The views that the operator's page shows together. */
export const SNAPSHOT_NAMES = [
  ...(['board1', 'board2', 'board3', 'board4', 'board5'] as const),
  ...(['clocks', 'score', 'options', 'draft', 'arbiter', 'play', 'entry'] as const),
] as const;
export type OperatorSnapshot = Snapshot<(typeof SNAPSHOT_NAMES)[number]>;
