import type { SceneRules } from '@schemas/obsInstances';
import type { SceneRuleName } from '../../games/common/scenes';
import type { InstanceId } from '../contract';
import type { AudienceScenes } from '../view';

/** The scene of the play where no side to move has one of its own: no rule names it. */
export const PLAY_SCENE = 'Boards';

/**
 * The rules of an instance before anybody changed them. The program goes from audience to audience; an instance that
 * feeds one team's viewers stays with their screen.
 */
export const defaultRules = (instance: InstanceId, audience: AudienceScenes): SceneRules => ({
  sideToMove: {
    on: true,
    afterMs: 1500,
    scenes: instance === 'program' ? { ...audience } : { white: audience[instance], black: audience[instance] },
  },
  keyChange: { on: false, afterMs: 500, forMs: 8000, scene: 'Tree' },
  lastBranch: { on: false, afterMs: 3000, scene: 'Focus' },
  clockStopped: { on: false, afterMs: 5000, scene: 'Break' },
  matchOver: { on: false, afterMs: 3000, scene: 'Result' },
  minimumMs: 3000,
  overrideMs: 60_000,
  transition: 'cut',
  chapters: true,
  replay: true,
});

const RULES = ['sideToMove', 'keyChange', 'lastBranch', 'clockStopped', 'matchOver'] as const satisfies SceneRuleName[];

/** The scenes that a rule names, whether it is on or not. */
const scenesOf = (rules: SceneRules, name: SceneRuleName): string[] => {
  if (name !== 'sideToMove') return [rules[name].scene];
  const { white, black } = rules.sideToMove.scenes;
  return [white, black];
};

export const namedScenes = (rules: SceneRules): string[] => RULES.flatMap((name) => scenesOf(rules, name));

/** The scenes of the rules that are on: from any other one on program automation keeps off. */
export const ruledScenes = (rules: SceneRules, among: readonly SceneRuleName[] = RULES): string[] =>
  among.filter((name) => rules[name].on).flatMap((name) => scenesOf(rules, name));
