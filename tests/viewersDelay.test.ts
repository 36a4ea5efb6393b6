import type { MatchView } from '@schemas/match';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { mustPost, newMatch } from './support/commands';
import { freePort } from './support/freePort';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { viewersUp } from './support/viewersUp';

/** Longer than a turn and its correction take on any machine. */
const HELD_MS = 15_000;

let server: TestServer;
let home = '';
let hall = '';
beforeAll(async () => {
  const [port, hallPort] = [await freePort(), await freePort()];
  [home, hall] = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${hallPort}`];
  const viewers = { port, delayMs: HELD_MS, hall: { address: '127.0.0.2', port: hallPort } };
  server = await startTestServer({ config: { viewers } });
  await Promise.all([home, hall].map(viewersUp));
});
afterAll(() => server?.dispose());

const documentAt = async (at: string): Promise<HomeDocument | null> => {
  const answer = await fetch(`${at}/viewers/all.json`);
  return answer.ok ? ((await answer.json()) as HomeDocument) : null;
};

it('a turn that is corrected within the delay is told at home as if entered so, and in the hall as what it is', async () => {
  await newMatch(server);
  for (const line of ['1:e4', '1:e5']) await mustPost(server, { type: 'commitTurn', line });
  const edits = [{ turn: 2, line: '1:c5' }];
  await mustPost(server, { type: 'correctTurns', reason: 'a slip', clocks: 'asNow', edits, cutFrom: [] });
  const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
  expect(match.correction?.number).toBe(1);
  await until(async () => (await documentAt(hall))?.match.correction?.number === 1, 'the hall to be told');

  const lines = new Set<string>();
  await until(async () => {
    const document = await documentAt(home);
    if (document === null || document.match.matchId !== match.matchId) return false;
    expect(document.match.correction).toBeNull();
    for (const { line } of document.turns) lines.add(line);
    return document.match.ply === 2;
  }, 'both turns at home');
  expect([...lines]).toEqual(['1:e4', '1:c5']);
});
