import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_TYPES } from '../../../bundles/chess-match/src/commands';
import { PLAYS } from '../../../bundles/chess-match/src/match/testing/plays';
import { PROJECT_FOLDER } from '../../lib/project';
import { asyncApi } from './asyncapi';
import { examples } from './examples';
import { openApi } from './openapi';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;
}
type Paths = Readonly<Record<string, { readonly post: { readonly requestBody: Content } }>>;
type Responses = Readonly<Record<string, Content>>;

const read = (name: string): unknown => JSON.parse(readFileSync(join(PROJECT_FOLDER, 'docs', 'api', name), 'utf8'));

/** References that lead nowhere in the document. */
const deadIn = (document: object): readonly string[] =>
  [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => path.split('/').reduce((at: unknown, key) => (at as object)?.[key as never], document) === undefined,
    );

/** Every command is played once: on a crowded machine that is most of a minute. */
const PLAYED_WITHIN_MS = 180_000;

describe('descriptions for other programs', () => {
  beforeAll(async () => {
    await examples();
  }, PLAYED_WITHIN_MS);

  it('are as the commands and the schemas of the views are (npm run docs:api writes them)', async () => {
    expect(read('asyncapi.json')).toEqual(await asyncApi());
    expect(read('openapi.json')).toEqual(await openApi());
  });

  it('refer to nothing outside of themselves', async () => {
    const documents = [await asyncApi(), await openApi()];
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

  it('have every command by its name', async () => {
    const paths = Object.keys((await openApi()).paths);
    expect(paths.filter((path) => path.includes('/commands/')).map((path) => path.split('/').at(-1))).toEqual([
      ...COMMAND_TYPES,
    ]);
  });

  it('have of every command an example that its body allows, and that passed where it means something', async () => {
    const { paths, components } = await openApi();
    const { commands } = await examples();
    for (const type of COMMAND_TYPES) {
      const { content } = (paths as unknown as Paths)[`/chess-match/commands/${type}`]?.post.requestBody ?? {};
      const { schema, example } = content?.['application/json'] ?? {};
      const isBody = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema, components });
      expect([type, isBody(example), isBody.errors]).toEqual([type, true, null]);
      expect([type, isBody({ ...(example as object), more: 1 })]).toEqual([type, false]);
      const { status } = commands[type].reply;
      expect([type, status]).toEqual([type, (PLAYS[type].isRefused ?? false) ? 422 : 200]);
    }
  });

  it('have an answer of every status that is as answers are said to be', async () => {
    const { components } = await openApi();
    for (const [status, { content }] of Object.entries(components.responses as Responses)) {
      const { schema, example } = content['application/json'] ?? {};
      if (schema === undefined) continue;
      const isAnswer = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema, components });
      expect([status, isAnswer(example), isAnswer.errors]).toEqual([status, true, null]);
      expect((example as { readonly ok: boolean }).ok).toBe(status === '200');
    }
  });
});
