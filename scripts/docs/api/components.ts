import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../lib/project';

/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

const SCHEMAS = join(PROJECT_FOLDER, 'schemas');

/** A schema as it stands in schemas/. @param name "clocks", "defs/side" */
export const published = (name: string): Schema =>
  JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), 'utf8')) as Schema;

/** What a schema says of itself as a file. */
const OF_A_FILE: readonly string[] = ['$schema', '$id', '$ref'];

const LOCAL = '#/components/schemas/';

/** "./defs/side.json" and "../defs/side.json" are one: files of defs/ have names of their own. */
const nameIn = (reference: string): string => /([\w]+)\.json$/.exec(reference)?.[1] ?? '';

/** Schemas that one document has of its own, by name. */
export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The same as one that refers to what the document holds. */
  of(schema: Schema): Schema;
  /** A reference to a schema of schemas/. */
  ref(name: string): Schema;
  add(name: string, schema: Schema): Schema;
}

/** Gathers what a document refers to: other programs have no schemas/ beside it. */
export const createComponents = (): Components => {
  const schemas: Record<string, Schema> = {};
  /** @param owner the schema of the document that holds it, with definitions of its own */
  const localised = (value: unknown, owner: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => localised(part, owner));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Schema;
    const parts = Object.entries(value).filter(([key]) => !OF_A_FILE.includes(key));
    const inside = Object.fromEntries(parts.map(([key, part]) => [key, localised(part, owner)]));
    if (typeof $ref !== 'string' || $ref.startsWith(LOCAL))
      return typeof $ref === 'string' ? { ...inside, $ref } : inside;
    if ($ref.startsWith('#/')) return { ...inside, $ref: `${LOCAL}${owner}/${$ref.slice(2)}` };
    return { ...inside, ...ref(`defs/${nameIn($ref)}`) };
  };
  const ref = (name: string): Schema => {
    const own = nameIn(`${name}.json`);
    if (schemas[own] === undefined) {
      schemas[own] = {};
      schemas[own] = localised(published(name), own) as Schema;
    }
    return { $ref: LOCAL + own };
  };
  return {
    schemas,
    of: (schema) => localised(schema, '') as Schema,
    ref,
    add: (name, schema) => {
      schemas[name] = localised(schema, name) as Schema;
      return { $ref: LOCAL + name };
    },
  };
};

/** Of an object schema: without some of its fields. */
export const without = (schema: Schema, ...fields: readonly string[]): Schema => {
  const properties = Object.fromEntries(
    Object.entries(schema['properties'] as Schema).filter(([name]) => !fields.includes(name)),
  );
  const required = (schema['required'] as readonly string[]).filter((name) => !fields.includes(name));
  return { ...schema, properties, required };
};

/** An object that has exactly these fields. @param optional those of them that may be missing */
export const exactly = (properties: Schema, optional: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
