import type { Differences } from '@schemas/preview';
import type { GameViews } from './views';

/** What an arbiter is told to lie between two pictures of one game alone. */
export interface OwnDifferences {
  /** Boards that the arbiter has still to confirm. */
  unconfirmed(views: GameViews): readonly number[];
  between(before: GameViews, after: GameViews): Pick<Differences, 'table' | 'penalties' | 'entered'>;
}

export const NO_OWN_DIFFERENCES: OwnDifferences = {
  unconfirmed: () => [],
  between: () => ({ table: null, penalties: null, entered: [] }),
};
