import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { COMMAND_TYPES } from '../../../bundles/chess-match/src/commands';
import { PROJECT } from '../../lib/project';
import { asyncApi } from './asyncapi';
import { openApi } from './openapi';

const read = (name: string): unknown => JSON.parse(readFileSync(join(PROJECT, 'docs', 'api', name), 'utf8'));

/** References that lead nowhere in the document. */
const deadIn = (document: object): readonly string[] =>
  [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => path.split('/').reduce((at: unknown, key) => (at as object)?.[key as never], document) === undefined,
    );

describe('descriptions for other programs', () => {
  it('are as the commands and the schemas of the views are (npm run docs:api writes them)', async () => {
    expect(read('asyncapi.json')).toEqual(await asyncApi());
    expect(read('openapi.json')).toEqual(openApi());
  });

  it('refer to nothing outside of themselves', async () => {
    const documents = [await asyncApi(), openApi()];
    expect(documents.flatMap(deadIn)).toEqual([]);
    expect(JSON.stringify(documents)).not.toMatch(/\.json["#]/);
  });

  it('have an example that is as the message is said to be, and not as any other', async () => {
    const { components } = await asyncApi();
    const { payload, examples } = components.messages.told;
    const isTold = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...payload, components });
    const [example] = examples;
    expect(isTold(example?.payload), JSON.stringify(isTold.errors)).toBe(true);
    expect(isTold({ ...(example?.payload as object), more: 1 })).toBe(false);
  });

  it('have every command by its name', () => {
    const paths = Object.keys(openApi().paths);
    expect(paths.filter((path) => path.includes('/commands/')).map((path) => path.split('/').at(-1))).toEqual([
      ...COMMAND_TYPES,
    ]);
  });
});
