import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { MatchView } from '@schemas/match';
import type { ShowView } from '@schemas/show';
import { afterEach, describe, expect, it } from 'vitest';
import { getJson, mustPost, newMatch, openCommandSocket } from './support/commands';
import { readReplicants } from './support/replicants';
import { openPanel } from './support/panels';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';

let server: TestServer;
afterEach(() => server.dispose());

const match = async (): Promise<MatchView> => ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

/** `npm run demo` with that server. */
const demo = (...words: readonly string[]): Promise<{ readonly status: number; readonly told: string }> =>
  new Promise((resolve) => {
    const program = ['--import', 'tsx', join('scripts', 'demo.ts'), '--url', server.url, ...words];
    const child = execFile(process.execPath, program, { cwd: PROJECT_FOLDER }, (_error, out, err) => {
      resolve({ status: child.exitCode ?? -1, told: out + err });
    });
  });

interface Views {
  readonly match: MatchView;
  readonly show: ShowView;
}

const state = (): Promise<unknown> => getJson(server, '/chess-match/state');

describe('the demonstration on a first run', () => {
  it('begins by itself, goes on after a crash, is a whole evening with all its pictures that ends at 10:13, and goes on with another game when somebody looks', async () => {
    server = await startTestServer({ config: { demo: { onFirstRun: true, paceMs: 20 } } });
    const seen = new Set<string>();
    const look = async (): Promise<MatchView> => {
      const { match: now, show } = (await readReplicants(server, ['match', 'show'])) as unknown as Views;
      // At this pace a picture may come and go between two looks: it has been taken all the same.
      for (const [graphic, { on, takes }] of Object.entries(show.graphics)) if (on || takes > 0) seen.add(graphic);
      return now;
    };
    await until(async () => (await look()).ply >= 10, 'ten turns of the demonstration');
    expect(await match()).toMatchObject({
      demo: true,
      event: 'Business Chess: a demonstration match',
      toMove: expect.any(String),
    });
    await server.kill('SIGKILL');
    await server.start();
    await until(async () => (await look()).status === 'over', 'the end of the demonstration');
    expect(await state()).toMatchObject({ status: 'over', score: { white: 10, black: 13 } });
    const { demo, matchId } = await match();
    expect(demo).toBe(true);
    const page = await openCommandSocket(server, { role: 'viewer', name: '', page: 'graphic:boards' });
    const isNext = async (): Promise<boolean> => {
      const { matchId: now, ply } = await look();
      return now !== matchId && ply > 0;
    };
    await until(isNext, 'the first turn of the next demonstration', 200_000);
    expect(await match()).toMatchObject({ demo: true, game: 'swedish' });
    page.close();
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'intro',
        'teams',
        'head-to-head',
        'explainer',
        'boards',
        'tree',
        'lower-third',
        'player',
        'result',
        'break',
      ]),
    );
    expect(server.log()).not.toMatch(/error|refused|stops/i);
  });

  it('is played on demand too, told on pages in the same words, and takes the place of no match that is played', async () => {
    server = await startTestServer({ pages: true });
    expect(await demo('--pace', '0.1')).toMatchObject({
      status: 0,
      told: expect.stringContaining('demonstration plays'),
    });
    await until(async () => (await match()).ply >= 2, 'two turns of the demonstration');
    expect(await match()).toMatchObject({ demo: true, event: 'Business Chess: a demonstration match' });
    expect(await demo('--game', 'progressive', '--pace', '0.1', '--language', 'ru')).toMatchObject({ status: 0 });
    await until(async () => (await match()).game === 'progressive', 'the demonstration of another game');
    expect((await match()).event).toBe('Прогрессивные шахматы: показательный матч');
    expect(await demo('--game', 'draughts')).toMatchObject({ status: 1, told: expect.stringContaining('swedish') });
    const browser = await sharedShell();
    const operator = await openPanel(browser, server.url, 'operator', { language: 'en' });
    await operator.page.getByText('Demonstration: it plays by itself').waitFor();
    const director = await openPanel(browser, server.url, 'director', { language: 'en' });
    await director.page.getByText('DEMONSTRATION', { exact: true }).waitFor();
    expect([operator.errors, director.errors]).toEqual([[], []]);
    await browser.close();
    await newMatch(server);
    await mustPost(server, { type: 'startClock' });
    expect(await demo()).toMatchObject({ status: 1, told: expect.stringContaining('clock') });
    expect((await match()).demo).toBe(false);
    expect(await demo('--pace', 'slow')).toMatchObject({ status: 78, told: expect.stringContaining('0.02 to 600') });
    expect(await demo('--language', 'be')).toMatchObject({ status: 78, told: expect.stringContaining('en or ru') });
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
