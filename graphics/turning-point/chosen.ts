import type { OutlookView, TurningPointContent } from 'chess-match/client';

export type Turning = OutlookView['turnings'][number];

/** The turning point that is asked for; null: none is known yet. */
export const chosenOf = (
  { turnings }: Pick<OutlookView, 'turnings'>,
  { which }: TurningPointContent,
): Turning | null => {
  const inOrder = which === 'weightiest' ? turnings : [...turnings].sort((one, other) => other.ply - one.ply);
  return inOrder[0] ?? null;
};
