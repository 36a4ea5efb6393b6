import type { SceneRules } from '@schemas/obsInstances';

/** The same rules with other names for their scenes. */
export const withSceneNames = (rules: SceneRules, name: (scene: string) => string): SceneRules => {
  const renamed = <Rule extends { readonly scene: string }>(rule: Rule): Rule => ({ ...rule, scene: name(rule.scene) });
  const { scenes } = rules.sideToMove;
  return {
    ...rules,
    sideToMove: { ...rules.sideToMove, scenes: { white: name(scenes.white), black: name(scenes.black) } },
    keyChange: renamed(rules.keyChange),
    lastBranch: renamed(rules.lastBranch),
    clockStopped: renamed(rules.clockStopped),
    matchOver: renamed(rules.matchOver),
  };
};
