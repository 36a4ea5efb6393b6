import type { ObsPlansView } from 'chess-match/client';
import type { Instance } from '../../../shared/obsState/texts';

export type { Instance };
export type Next = NonNullable<Instance['next']>;
export type Plan = ObsPlansView['plans'][number];
export type Step = Plan['steps'][number];
export type Note = Plan['notes'][number];
