import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { EXPORTED_IDS } from '../../graphics/air/host/fields';
import { LANGUAGES } from '../../bundles/chess-match/src/texts';
import { manifestOf } from './manifest';

const SCHEMAS = join(import.meta.dirname, 'testing', 'schemas');

const schemas = readdirSync(SCHEMAS, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.json'))
  .map((entry) => JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')) as { readonly $id: string });

const ajv = new Ajv2020({ strict: false, schemas });
const isManifest = (manifest: unknown): boolean =>
  ajv.validate('https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json', manifest) === true;

/** A name that a browser takes for an element, with a version behind it too. */
const ELEMENT = /^[a-z][a-z0-9.-]*-[a-z0-9.-]*$/;

const ALL = LANGUAGES.flatMap((language) => EXPORTED_IDS.map((id) => ({ id, language })));

describe('the manifest of an exported graphic', () => {
  it.each(ALL)('$id, in $language, is one by the schemas of the EBU', ({ id, language }) => {
    const manifest = manifestOf(id, 'graphic.mjs', '1.0.0', language);
    expect(isManifest(manifest), JSON.stringify(ajv.errors)).toBe(true);
    expect(isManifest({ ...manifest, extra: true })).toBe(false);
    expect([manifest.id, `${manifest.id}-v1.0.0`]).toEqual([
      expect.stringMatching(ELEMENT),
      expect.stringMatching(ELEMENT),
    ]);
  });

  it('has flat fields of texts in an order, and hides from labels how it is fed', () => {
    const { properties } = manifestOf('lower-third', 'graphic.mjs', '1.0.0', 'en').schema;
    const fields = Object.entries(properties) as [string, { type: string; order: number; hidden: boolean }][];
    expect(fields.map(([, { order }]) => order)).toEqual(fields.map((_, index) => index));
    expect(new Set(fields.map(([, { type }]) => type))).toEqual(new Set(['string']));
    expect(fields.flatMap(([name, { hidden }]) => (hidden ? [] : [name]))).toEqual(['name', 'title']);
  });
});
