import type { ErrorObject } from 'ajv';

/** A validator's first error as a person can use it: a JSON pointer to the offending place and the words about it. */
export const placeOf = (error: ErrorObject | undefined): { where: string; what: string } => {
  if (error === undefined) return { where: '', what: 'is not valid' };
  const { instancePath, keyword, params, message } = error;
  if (keyword === 'required')
    return { where: `${instancePath}/${String(params['missingProperty'])}`, what: 'is missing' };
  if (keyword === 'additionalProperties')
    return { where: `${instancePath}/${String(params['additionalProperty'])}`, what: 'is not known here' };
  if (keyword === 'enum')
    return { where: instancePath, what: `must be one of ${(params['allowedValues'] as readonly string[]).join(', ')}` };
  if (keyword === 'format') return { where: instancePath, what: 'has nothing in it that can be seen' };
  return { where: instancePath, what: message ?? keyword };
};
