import { Ajv } from 'ajv';
import type { SceneRules } from '@schemas/obsInstances';
import schema from '../../../../../schemas/defs/sceneRules.json' with { type: 'json' };

let check: ((value: unknown) => value is SceneRules) | undefined;

/** Whether a value has the shape of scene rules. Compiled when first needed. */
export const isSceneRules = (value: unknown): value is SceneRules => {
  check ??= new Ajv({ strict: true }).compile<SceneRules>(schema);
  return check(value);
};
