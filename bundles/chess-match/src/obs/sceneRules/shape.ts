import { checkOf } from '../../checks';
import type { SceneRules } from '@schemas/obsInstances';
import schema from '../../../../../schemas/defs/sceneRules.json' with { type: 'json' };

const check = checkOf<SceneRules>(schema);

/** Whether a value has the shape of scene rules. */
export const isSceneRules = (value: unknown): value is SceneRules => check()(value);
