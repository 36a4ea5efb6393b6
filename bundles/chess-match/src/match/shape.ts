import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import commandSchema from '../../../../schemas/command.json' with { type: 'json' };
import graphicIdSchema from '../../../../schemas/defs/graphicId.json' with { type: 'json' };
import sideSchema from '../../../../schemas/defs/side.json' with { type: 'json' };
import { err, ok, type Result } from '../rules/common/result';
import { refuse } from './errors';

const BASE = 'https://chess-broadcast.invalid/schemas';

/** One validator per command type: the branches of the oneOf apart, so that an error speaks about the right one. */
const compile = (): ReadonlyMap<string, ValidateFunction<Command>> => {
  const ajv = new Ajv({ strict: true });
  ajv.addSchema({ ...sideSchema, $id: `${BASE}/defs/side.json` });
  ajv.addSchema({ ...graphicIdSchema, $id: `${BASE}/defs/graphicId.json` });
  return new Map(
    commandSchema.oneOf.map((branch) => {
      const type = branch.properties.type.const;
      return [type, ajv.compile<Command>({ ...branch, $id: `${BASE}/${type}.json` })];
    }),
  );
};

const validators = compile();

/** JSON pointer of the offending place and the validator's words about it. */
const place = (error: ErrorObject | undefined): { where: string; what: string } => {
  if (error === undefined) return { where: '', what: 'is not a command' };
  const { instancePath, keyword, params, message } = error;
  if (keyword === 'required')
    return { where: `${instancePath}/${String(params['missingProperty'])}`, what: 'is missing' };
  if (keyword === 'additionalProperties')
    return { where: `${instancePath}/${String(params['additionalProperty'])}`, what: 'is not known here' };
  if (keyword === 'enum')
    return { where: instancePath, what: `must be one of ${(params['allowedValues'] as readonly string[]).join(', ')}` };
  return { where: instancePath, what: message ?? keyword };
};

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** @returns the input as a command of schemas/command.json, or command/malformed naming a JSON pointer. */
export const checkShape = (input: unknown): Result<Command, Problem> => {
  const malformed = (where: string, what: string): Result<Command, Problem> =>
    err(refuse('command/malformed', { where, what }));
  if (!isObject(input)) return malformed('', 'must be an object');
  const type = input['type'];
  if (typeof type !== 'string') return malformed('/type', type === undefined ? 'is missing' : 'must be a string');
  const validate = validators.get(type);
  if (validate === undefined) return malformed('/type', `is no command type: ${type.slice(0, 40)}`);
  if (validate(input)) return ok(input);
  const { where, what } = place(validate.errors?.[0]);
  return malformed(where, what);
};
