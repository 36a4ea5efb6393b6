import type { Problem } from '@schemas/obs';
import type { Desired } from './desired';
import { obsProblem } from './problem';

/** OBS as it last answered. */
export interface Actual {
  /** During a transition its target. Null when the program scene was removed in studio mode. */
  readonly programScene: string | null;
  readonly scenes: readonly string[];
  readonly transitioning: boolean;
}

/** What to do about the difference. */
export type Step =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refuse'; readonly problem: Problem }
  /** Until the running transition ends: OBS drops or mis-orders a change that comes before. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'request'; readonly scene: string };

/** A scene that is on program already is not asked for again: OBS would answer with no event. */
export const diff = (wanted: Desired | null, actual: Actual): Step => {
  if (wanted === null || wanted.scene === actual.programScene) return { kind: 'nothing' };
  const { scene } = wanted;
  if (!actual.scenes.includes(scene)) return { kind: 'refuse', problem: obsProblem('obs/no_such_scene', { scene }) };
  return actual.transitioning ? { kind: 'wait' } : { kind: 'request', scene };
};
