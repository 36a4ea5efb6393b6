import type { ObsPlansView } from 'chess-match/client';
import type { Machine } from '../../../shared/obsState/texts';

export type { Machine };
export type Next = NonNullable<Machine['next']>;
export type Plan = ObsPlansView['plans'][number];
export type Step = Plan['steps'][number];
export type Note = Plan['notes'][number];

/** Scene rules that have one scene each. */
export type RuleName = 'keyChange' | 'lastBranch' | 'clockStopped' | 'matchOver';
