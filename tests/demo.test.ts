import type { MatchView } from '@schemas/match';
import { afterEach, describe, expect, it } from 'vitest';
import { getJson, mustPost, openCommandSocket } from './support/commands';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';

let server: TestServer;
afterEach(() => server.dispose());

const match = async (): Promise<MatchView> => ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

const state = (): Promise<unknown> => getJson(server, '/chess-match/state');

describe('the demonstration on a first run', () => {
  it('begins by itself, goes on after a crash, ends at 10:13, and is played again when somebody looks', async () => {
    server = await startTestServer({ config: { demo: { onFirstRun: true, paceMs: 20 } } });
    await until(async () => (await match()).ply >= 10, 'ten turns of the demonstration');
    expect(await match()).toMatchObject({ demo: true, event: 'Demonstration of Scheme 4', toMove: expect.any(String) });
    await server.kill('SIGKILL');
    await server.start();
    await until(async () => (await match()).status === 'over', 'the end of the demonstration');
    expect(await state()).toMatchObject({ status: 'over', score: { white: 10, black: 13 } });
    const { demo, matchId } = await match();
    expect(demo).toBe(true);
    const page = await openCommandSocket(server, { role: 'viewer', name: '', page: 'graphic:boards' });
    await until(async () => (await match()).matchId !== matchId, 'the next demonstration');
    expect(await match()).toMatchObject({ demo: true, event: 'Demonstration of Scheme 4' });
    page.close();
  });

  it('leaves the match to whoever touches it, also after a restart', async () => {
    server = await startTestServer({ config: { demo: { onFirstRun: true, paceMs: 150 } } });
    await until(async () => (await match()).ply >= 2, 'two turns of the demonstration');
    await mustPost(server, { type: 'stopClock', reason: 'an operator is here' });
    const taken = await match();
    expect(taken.demo).toBe(false);
    await server.kill('SIGTERM');
    await server.start();
    expect(await match()).toEqual(taken);
    const before = await state();
    await mustPost(server, { type: 'addTime', side: 'white', ms: 1, reason: 'test' });
    expect(await state()).toEqual(before);
  });
});
