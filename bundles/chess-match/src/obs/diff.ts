import type { Problem } from '@schemas/obs';
import { own } from '../own';
import { obsProblem } from './problem';
import type { Target, DesiredScene } from './desiredScene';

/** OBS as it last answered. */
export interface Actual {
  /** During a transition its target. Null when the program scene was removed in studio mode. */
  readonly programScene: string | null;
  /** Null without studio mode, or when the scene was removed. */
  readonly previewScene: string | null;
  readonly studioMode: boolean;
  readonly scenes: readonly string[];
  /** Scenes by the name that our rules have for them: those we made, and those that a human renamed before our eyes. */
  readonly names: Readonly<Record<string, string>>;
  readonly transitioning: boolean;
  /** Grows when OBS exchanges all its scenes. */
  readonly collection: number;
}

/** What to do about the difference. */
export type Step =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refuse'; readonly problem: Problem }
  /** Until the running transition ends: OBS drops or mis-orders a change that comes before. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'request'; readonly scene: string; readonly target: 'program' | 'preview' };

/** The name under which OBS has a scene now: its own, or the one a human gave it. */
export const nameInObs = ({ scenes, names }: Actual, scene: string): string =>
  scenes.includes(scene) ? scene : (own(names, scene) ?? scene);

/** The name under which our rules know what OBS calls `scene`. */
export const nameInRules = ({ names }: Actual, scene: string): string =>
  Object.entries(names).find(([, name]) => name === scene)?.[0] ?? scene;

const targetOf = (target: Target, { studioMode }: Actual): 'program' | 'preview' =>
  target === 'auto' ? (studioMode ? 'preview' : 'program') : target;

/** A scene that is shown already is not asked for again: OBS would answer with no event. */
export const diff = (desired: DesiredScene | null, actual: Actual): Step => {
  if (desired === null) return { kind: 'nothing' };
  const target = targetOf(desired.target, actual);
  const scene = nameInObs(actual, desired.scene);
  if (target === 'preview' && !actual.studioMode)
    return { kind: 'refuse', problem: obsProblem('obs/no_studio_mode', {}) };
  const shown = target === 'preview' ? actual.previewScene : actual.programScene;
  if (scene === shown) return { kind: 'nothing' };
  if (!actual.scenes.includes(scene))
    return { kind: 'refuse', problem: obsProblem('obs/no_such_scene', { scene: desired.scene }) };
  return actual.transitioning ? { kind: 'wait' } : { kind: 'request', scene, target };
};

const isSameScene = (before: Actual, now: Actual, which: 'programScene' | 'previewScene'): boolean => {
  const [one, other] = [before[which], now[which]];
  if (one === null || other === null) return one === other;
  return nameInRules(before, one) === nameInRules(now, other);
};

/** Another collection brings its own picture: nobody chose that scene. Nor is one that is only renamed another one. */
export const isOtherPicture = (before: Actual, now: Actual): boolean =>
  before.collection === now.collection &&
  (!isSameScene(before, now, 'programScene') ||
    (before.studioMode && now.studioMode && !isSameScene(before, now, 'previewScene')));

/** OBS as it is once it has accepted our request. */
export const afterRequest = (actual: Actual, scene: string, target: 'program' | 'preview'): Actual =>
  target === 'preview' ? { ...actual, previewScene: scene } : { ...actual, programScene: scene };
