import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'schemas');

const files = ['.', 'commands', 'defs'].flatMap((folder) =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(FOLDER, folder, name)),
);

describe('our schemas', () => {
  it.each(files)('%s is one', (file) => {
    const ajv = new Ajv();
    expect([ajv.validateSchema(JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject), ajv.errors]).toEqual([
      true,
      null,
    ]);
  });
});
