import type { ShowView } from 'chess-match/client';

export type StingerStep = { readonly kind: 'play' };

/**
 * The stinger plays when it is taken, whether that turned it in or out: it has no state to stay in. A clear and an
 * undo count as changes of its slot too, but nobody called for a transition then.
 */
export const planStinger = (previous: ShowView, current: ShowView): readonly StingerStep[] => {
  const isChanged = current.graphics.stinger.takes === previous.graphics.stinger.takes + 1;
  const { undo } = current;
  const isTaken = undo?.what === 'take' && undo.graphics.some(({ graphic }) => graphic === 'stinger');
  return isChanged && isTaken ? [{ kind: 'play' }] : [];
};
