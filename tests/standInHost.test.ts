import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustPost, newMatch, postCommand, rawRequest } from './support/commands';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';

const TSX = pathToFileURL(join(PROJECT_FOLDER, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;

let server: TestServer;

beforeAll(async () => {
  const program = ['--import', TSX, join(PROJECT_FOLDER, 'tests', 'support', 'standInServer.ts')];
  server = await startTestServer({ program, env: { TSX_TSCONFIG_PATH: join(PROJECT_FOLDER, 'tsconfig.json') } });
});
afterAll(() => server?.dispose());

const health = async (): Promise<unknown> => {
  const { text } = await rawRequest(server, 'GET', '/chess-match/health');
  return JSON.parse(text);
};

it('plays a match on a server that is not NodeCG, and finds it again after a kill', async () => {
  const { matchId } = await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await mustPost(server, { type: 'commitTurn', line: '1:e5' });
  const { answer } = await postCommand(server, { type: 'commitTurn', line: '1:Ke3' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'move/illegal' } });
  expect(await health()).toMatchObject({ match: { matchId } });

  await server.kill('SIGKILL');
  await server.start();
  await mustPost(server, { type: 'commitTurn', line: '1:Nf3' });
  const record = await rawRequest(server, 'GET', '/chess-match/record.bcr');
  expect(record.text).toContain('1. 1:e4');
  expect(record.text).toContain('2. 1:Nf3');
});
