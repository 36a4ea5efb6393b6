import type { SceneRules } from '@schemas/obsInstances';
import { nameInObs, type Actual } from '../diff';
import type { SceneRuleName } from '../../games/common/scenes';
import { ruledScenes } from './defaults';

/**
 * Scenes that rules in force name and OBS lacks, each once: the picture would stay where it is when their time comes.
 * @param among the rules of the open game
 * @param actual null while OBS is not connected: then nothing is known to be missing
 */
export const missingScenes = (rules: SceneRules, among: readonly SceneRuleName[], actual: Actual | null): string[] =>
  actual === null
    ? []
    : [...new Set(ruledScenes(rules, among))].filter((scene) => !actual.scenes.includes(nameInObs(actual, scene)));
