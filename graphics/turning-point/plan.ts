import type { OutlookView, TurningPointContent } from 'chess-match/client';
import { chosenOf } from './chosen';

export interface TurningStep {
  readonly kind: 'swap';
}

interface Plannable {
  readonly outlook: Pick<OutlookView, 'turnings'>;
  readonly content: TurningPointContent;
}

/** Another turn takes the place of the one before; figures are set as they change. */
export const planTurning = (previous: Plannable, current: Plannable): readonly TurningStep[] => {
  const [before, now] = [previous, current].map(({ outlook, content }) => chosenOf(outlook, content)?.ply);
  return before === now ? [] : [{ kind: 'swap' }];
};
