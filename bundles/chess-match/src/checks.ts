import { Ajv, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';
import { seenName } from './view/seenName';

/**
 * For schemas of our own: that they are schemas is tested once, and not looked at again at every start. What is made of
 * them is used a few times: to make that code smaller takes longer than it saves.
 */
export const OWN_SCHEMAS: Options = {
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  // Of the generator of types: says nothing of values.
  keywords: ['tsType'],
  formats: {
    /** A name that somebody can see; the other may be left empty. */
    seen: (name: string) => seenName(name) !== '',
    'seen-or-empty': (name: string) => name === '' || seenName(name) !== '',
  },
  validateSchema: false,
  meta: false,
  code: { optimize: false },
};

let ajv: Ajv | null = null;

/** Whether a value is as a schema says. Made when first asked: all of them at once would delay the start. */
export const checkOf = <T>(schema: AnySchemaObject): (() => ValidateFunction<T>) => {
  let made: ValidateFunction<T> | null = null;
  return () => (made ??= (ajv ??= new Ajv(OWN_SCHEMAS)).compile<T>(schema));
};

/** The schema of an object that has all of these fields and no others. */
export const exactly = (properties: Readonly<Record<string, object>>): AnySchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
