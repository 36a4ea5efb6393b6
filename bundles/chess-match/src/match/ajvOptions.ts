import type { Options } from 'ajv';

/** For schemas of our own: that they are schemas is tested once, and not looked at again at every start. */
export const OWN_SCHEMAS: Options = { strict: true, allowUnionTypes: true, validateSchema: false };
