import type { Snapshot } from 'chess-match/client';

/** The views that the operator's page shows together. */
export const SNAPSHOT_NAMES = [
  'boards',
  'clocks',
  'score',
  'options',
  'draft',
  'arbiter',
  'play',
  'course',
  'entry',
] as const;
export type OperatorSnapshot = Snapshot<(typeof SNAPSHOT_NAMES)[number]>;
