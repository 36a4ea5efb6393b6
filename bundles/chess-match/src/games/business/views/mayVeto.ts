import type { OptionsView } from '@schemas/options';
import type { PlayView } from '@schemas/play';
import { remainingAt, type Clock } from '../../../view/clock';
import { playOf, turnOptionsOf } from './read';

/** What is published and decides whether a veto can be declared; time goes on without being published. */
export interface VetoViews {
  /** Undefined: not heard yet. */
  readonly play?: PlayView | undefined;
  readonly options?: OptionsView | undefined;
}

/**
 * Whether a clock's side may declare a veto now (B22): its clock runs and shows less than the window, 0:00 too
 * until the flag is claimed, and the rules bar nothing.
 */
export const mayVeto = (clock: Clock, views: VetoViews, nowMs: number): boolean => {
  const isItsTime = clock.runningSinceMs !== null && remainingAt(clock, nowMs) < playOf(views).vetoWindowMs;
  return isItsTime && turnOptionsOf(views)?.veto === null;
};
