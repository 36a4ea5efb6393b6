import { Ajv, type ValidateFunction } from 'ajv';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import channelSettingsSchema from '../../../../../schemas/defs/channelSettings.json' with { type: 'json' };
import graphicIdSchema from '../../../../../schemas/defs/graphicId.json' with { type: 'json' };
import instanceIdSchema from '../../../../../schemas/defs/instanceId.json' with { type: 'json' };
import placeSchema from '../../../../../schemas/defs/place.json' with { type: 'json' };
import sceneRulesSchema from '../../../../../schemas/defs/sceneRules.json' with { type: 'json' };
import sideSchema from '../../../../../schemas/defs/side.json' with { type: 'json' };
import { err, ok, type Result } from '../../games/common/result';
import { OWN_SCHEMAS } from '../../checks';
import { refuse } from '../base/errors';
import { placeOf } from './place';
import { COMMAND_SHAPES, SCHEMAS } from './shapes';

const ajv = new Ajv(OWN_SCHEMAS);
ajv.addSchema({ ...channelSettingsSchema, $id: `${SCHEMAS}/defs/channelSettings.json` });
ajv.addSchema({ ...placeSchema, $id: `${SCHEMAS}/defs/place.json` });
ajv.addSchema({ ...sideSchema, $id: `${SCHEMAS}/defs/side.json` });
ajv.addSchema({ ...instanceIdSchema, $id: `${SCHEMAS}/defs/instanceId.json` });
ajv.addSchema({ ...sceneRulesSchema, $id: `${SCHEMAS}/defs/sceneRules.json` });
ajv.addSchema({ ...graphicIdSchema, $id: `${SCHEMAS}/defs/graphicId.json` });

const SHAPES = new Map<string, object>(COMMAND_SHAPES.map((shape) => [shape.properties.type.const, shape]));
const validators = new Map<string, ValidateFunction<Command>>();

/**
 * One validator per command type: the shapes apart, so that an error speaks about the right one.
 * Compiled when first needed: all of them at once would delay the start.
 */
const validatorOf = (type: string): ValidateFunction<Command> | undefined => {
  const shape = SHAPES.get(type);
  if (shape === undefined) return undefined;
  const known = validators.get(type);
  if (known !== undefined) return known;
  const made = ajv.compile<Command>(shape);
  validators.set(type, made);
  return made;
};

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** @returns the input as a command, or command/malformed naming a JSON pointer. */
export const checkShape = (input: unknown): Result<Command, Problem> => {
  const malformed = (where: string, what: string): Result<Command, Problem> =>
    err(refuse('command/malformed', { where, what }));
  if (!isObject(input)) return malformed('', 'must be an object');
  const type = input['type'];
  if (typeof type !== 'string') return malformed('/type', type === undefined ? 'is missing' : 'must be a string');
  const validate = validatorOf(type);
  if (validate === undefined) return malformed('/type', `is no command type: ${type.slice(0, 40)}`);
  if (validate(input)) return ok(input);
  const { where, what } = placeOf(validate.errors?.[0]);
  return malformed(where, what);
};
