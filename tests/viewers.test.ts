import { createServer, type Server } from 'node:http';
import type { PeopleView } from '@schemas/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeAudience, HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { getJson, mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let server: TestServer;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = await startTestServer({ config: { viewers: { port } } });
  await newMatch(server);
});
afterAll(() => server.dispose());

const documentOf = async (audience: HomeAudience): Promise<HomeDocument> =>
  (await (await fetch(`${url}/viewers/${audience}.json`)).json()) as HomeDocument;
/** Until the document of this audience is so. */
const becomes = async (audience: HomeAudience, is: (document: HomeDocument) => boolean): Promise<HomeDocument> => {
  let found: HomeDocument | null = null;
  await until(async () => is((found = await documentOf(audience))), `the document for ${audience}`);
  if (found === null) throw new Error('no document');
  return found;
};

it('viewers at home have each turn in a document, under a growing number, and a new epoch with a new match', async () => {
  const before = await becomes('all', ({ match }) => match.matchId !== null);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  const after = await becomes('all', ({ match }) => match.ply === 1);
  expect(after.boards[0]?.pieces['e4']).toBe('wP');
  expect(after.turns.at(-1)).toMatchObject({ turn: '1.', ply: 1 });
  expect([after.epoch, after.n > before.n, after.v]).toEqual([before.epoch, true, 1]);
  await newMatch(server);
  const next = await becomes('all', ({ match }) => match.ply === 0);
  expect([next.epoch === after.epoch, next.n]).toEqual([false, expect.any(Number)]);
});

it('each audience hears its own team, and reads what its team has to decide', async () => {
  const { people } = (await readReplicants(server, ['people'])) as { people: PeopleView };
  const player = (id: string): PeopleView['white']['people'][number] => ({
    ...{ id, name: `Player ${id}`, title: '', role: 'player', rating: null, photo: null, table: null, mic: null },
  });
  const team = (side: 'white' | 'black') => ({ ...people[side], people: [player(`${side}-1`)] });
  await mustPost(server, {
    ...{ type: 'setPeople', seen: null },
    people: { ...people, white: team('white'), black: team('black') },
  });
  await mustPost(server, { type: 'setSpeaking', ids: ['white-1', 'black-1'] });
  const told = async (audience: HomeAudience) => {
    const { speaking, options } = await documentOf(audience);
    return [speaking, options !== null];
  };
  await becomes('black', ({ speaking }) => speaking.length > 0);
  await becomes('white', ({ speaking }) => speaking.length > 0);
  expect(await told('white')).toEqual([['white-1'], true]);
  expect(await told('black')).toEqual([['black-1'], false]);
  expect(await told('all')).toEqual([[], false]);
});

it('however many ask, the operator is answered', async () => {
  const asked = Array.from({ length: 400 }, () => fetch(`${url}/viewers/all.json`).then(({ status }) => status));
  await mustPost(server, { type: 'startClock' });
  const statuses = new Set(await Promise.all(asked));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  await becomes('all', ({ clocks }) => clocks.running);
});

it('a port that is taken stops nobody: the match goes on without viewers', async () => {
  const port = await freePort();
  const taken: Server = createServer();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  const other = await startTestServer({ config: { viewers: { port } } });
  try {
    await until(() => other.log().includes('Viewers at home are not served'), 'the server to say so');
    await newMatch(other);
    expect(await getJson(other, '/chess-match/state')).toBeTypeOf('object');
  } finally {
    await other.dispose();
    taken.close();
  }
});
