import type { Differences } from '@schemas/preview';
import type { GameViews } from './views';

/** What only one game has, between two pictures of it. */
export type OwnDifferences = (
  before: GameViews,
  after: GameViews,
) => Pick<Differences, 'table' | 'penalties' | 'entered'>;
