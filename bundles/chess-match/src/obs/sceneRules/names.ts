import type { SceneRules } from '@schemas/obsInstances';
import { nameInObs, nameInRules, type Actual } from '../diff';
import type { OnAir } from './plan';

const renamed = (rules: SceneRules, name: (scene: string) => string): SceneRules => {
  const withName = <Rule extends { readonly scene: string }>(rule: Rule): Rule => ({
    ...rule,
    scene: name(rule.scene),
  });
  const { scenes } = rules.sideToMove;
  return {
    ...rules,
    sideToMove: { ...rules.sideToMove, scenes: { white: name(scenes.white), black: name(scenes.black) } },
    keyChange: withName(rules.keyChange),
    lastBranch: withName(rules.lastBranch),
    clockStopped: withName(rules.clockStopped),
    matchOver: withName(rules.matchOver),
  };
};

/**
 * Rules with scenes under the names that we gave them: those stay the same when a human renames them. What was kept
 * while OBS was away, or by an earlier release, may have the new ones.
 */
export const asOurs = (rules: SceneRules, actual: Actual | null): SceneRules =>
  actual === null ? rules : renamed(rules, (scene) => nameInRules(actual, scene));

/** Rules with scenes as OBS calls them now. */
export const asInObs = (rules: SceneRules, actual: Actual | null): SceneRules =>
  actual === null ? rules : renamed(rules, (scene) => nameInObs(actual, scene));

/** What OBS shows, by our names; null while it is not connected. */
export const onAirOf = (actual: Actual | null, sinceMs: number): OnAir | null => {
  if (actual === null) return null;
  const known = (scene: string | null): string | null => (scene === null ? null : nameInRules(actual, scene));
  return {
    programScene: known(actual.programScene),
    previewScene: actual.studioMode ? known(actual.previewScene) : null,
    sinceMs,
    scenes: [...actual.scenes, ...Object.keys(actual.names)],
  };
};
