import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMAND_TYPES } from '../bundles/chess-match/src/commands';
import { examples } from '../scripts/docs/api/examples';
import { openApi } from '../scripts/docs/api/openapi';
import { rawRequest } from './support/commands';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

/** What a body gets that cannot be read as its command, or that nobody may send. */
const UNREADABLE = [400, 401, 403, 404, 413, 415, 500];

it('a real server reads the example of every command as that command, and answers as answers are said to be', async () => {
  const { components } = await openApi();
  const { commands } = await examples();
  const answerTo = (status: number) => {
    const { content } = (components.responses as Readonly<Record<number, { readonly content: object }>>)[status] ?? {};
    const { schema } = (content as { readonly 'application/json': { readonly schema: object } })['application/json'];
    return new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema, components });
  };
  const done: string[] = [];
  for (const type of COMMAND_TYPES) {
    const body = JSON.stringify(commands[type].body);
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await rawRequest(server, 'POST', `/chess-match/commands/${type}`, headers, body);
    expect(UNREADABLE, `${type}: ${status} ${text}`).not.toContain(status);
    const isAnswer = answerTo(status);
    expect([type, isAnswer(JSON.parse(text)), isAnswer.errors]).toEqual([type, true, null]);
    if (status === 200) done.push(type);
  }
  // In a match that has just begun: of the others the rules say why not.
  expect(done).toEqual(expect.arrayContaining(['newMatch', 'cueGraphic', 'takeGraphic', 'setRundown', 'makeBackup']));
});
