import type { Differences } from '@schemas/preview';
import type { GameViews } from './views';

/** What an arbiter is told to lie between two pictures of one game alone; null: nothing. */
export type OwnDifferences = (before: GameViews, after: GameViews) => Differences['own'];
