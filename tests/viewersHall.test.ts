import { createServer } from 'node:http';
import type { HealthView } from '@schemas/health';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeAudience, HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { getJson, mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { actOnLinks, issueLink } from './support/links';
import { readReplicants } from './support/replicants';
import { stopsAtFirstFailure } from './support/sequence';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';

/** Longer than any test: those at home wait, and the hall does not. */
const HELD_MS = 600_000;
const HALL = '127.0.0.2';

/** Somebody else has its port for viewers at home. */
let server: TestServer;
const taken = createServer();
let home = '';
let hall = '';
beforeAll(async () => {
  const [port, hallPort] = [await freePort(), await freePort()];
  [home, hall] = [`http://127.0.0.1:${port}`, `http://${HALL}:${hallPort}`];
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  const viewers = { port, delayMs: HELD_MS, hall: { address: HALL, port: hallPort } };
  server = await startTestServer({ config: { viewers } });
});
afterAll(async () => {
  await server?.dispose();
  taken.close();
});

stopsAtFirstFailure();

const documentOf = async (audience: HomeAudience): Promise<HomeDocument> =>
  (await (await fetch(`${hall}/viewers/${audience}.json`)).json()) as HomeDocument;
/** Until everybody's document in the hall is so. */
const becomes = async (is: (document: HomeDocument) => boolean): Promise<HomeDocument> => {
  let found: HomeDocument | null = null;
  await until(async () => is((found = await documentOf('all'))), 'the document in the hall');
  if (found === null) throw new Error('no document');
  return found;
};
const statusOf = async (at: string, path: string): Promise<number> => (await fetch(`${at}/${path}`)).status;

it('a port that is taken stops nobody: the match goes on without viewers at home', async () => {
  await until(() => server.log().includes('Viewers at home are not served'), 'the server to say so');
  await newMatch(server);
  expect(await getJson(server, '/chess-match/state')).toBeTypeOf('object');
});

it('the hall has each turn at once where those at home wait for it, who have nothing of it by any way', async () => {
  await viewersUp(hall);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  const document = await becomes(({ match }) => match.ply === 1);
  expect([document.delayMs, document.media, document.live]).toEqual([0, null, null]);
  const part = `viewers/past/${document.past.parts[0] ?? ''}.json`;
  expect(await statusOf(hall, part)).toBe(200);
  // What a team's viewers get waits in the hall too, where set-up says so.
  await actOnLinks(server, { rule: 'white', access: 'public', delaySeconds: 600 });
  await actOnLinks(server, { rule: 'black', access: 'links', delaySeconds: 0 });
  await until(async () => (await statusOf(hall, 'viewers/black.json')) === 403, 'Black’s page to be closed');
  await mustPost(server, { type: 'commitTurn', line: '1:e5' });
  await becomes(({ match }) => match.ply === 2);
  expect((await documentOf('white')).match.ply).toBe(1);
  const { path } = await issueLink(server, 'black');
  expect(await statusOf(hall, `${path}viewers/black.json`)).toBe(200);

  // Those at home come as soon as their port is given up.
  await new Promise((resolve) => taken.close(resolve));
  await viewersUp(home);
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  const { match } = await becomes(({ match: { status } }) => status === 'over');
  const id = match.matchId ?? '';
  const statuses = (at: string) =>
    Promise.all(
      ['viewers/all.json', `${path}viewers/black.json`, part, `viewers/archive/${id}.json`].map((asked) =>
        statusOf(at, asked),
      ),
    );
  expect(await statuses(home)).toEqual([503, 503, 404, 404]);
  expect(await statuses(hall)).toEqual([200, 200, 200, 404]);
  for (const at of [home, hall]) {
    expect(await statusOf(at, `viewers/pictures/${id}/1/1.png`)).toBe(404);
    expect(await (await fetch(`${at}/?match=${id}&turn=1`)).text()).not.toContain('og:image');
    expect(await (await fetch(`${at}/viewers/archive/index.json`)).json()).toEqual([]);
  }
  const { viewers } = ((await readReplicants(server, ['health'])) as { health: HealthView }).health;
  expect([viewers.hall?.port, viewers.edges]).toEqual([Number(new URL(hall).port), []]);
});
