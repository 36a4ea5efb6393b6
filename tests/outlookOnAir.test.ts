import type { ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CrewList, Pictures } from '../bundles/chess-match/src/contract/crew';
import { ON_AIR, overlayUrl } from './support/browser';
import { mustPost, newMatch, postCommand } from './support/commands';
import { drawn } from './support/drawn';
import { eventually } from './support/operatorBench';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { ELSEWHERE } from './support/spies/crew';
import { layUciEngine } from './support/uciEngine';

/** Of every position the same: White is half a pawn ahead or behind, and nobody has found a move. */
const ANSWER = 'echo "info depth 20 score cp 55 nodes 9 pv $MOVE"; echo "bestmove $MOVE"';
/** Legal where these matches stand, for whoever is to move. */
const FIRST_MOVE = 'a2a3';
const engine = layUciEngine({ name: 'MARKENGINE', answer: ANSWER.replaceAll('$MOVE', FIRST_MOVE) });

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    sharedShell(),
    startTestServer({ pages: true, config: { engine: { path: engine.path, onAir: 'byKey' }, checkViews: true } }),
  ]);
  await newMatch(server, { white: 'Reds', black: 'Blues' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  engine.dispose();
});

const CONTENT = {
  outlook: { variant: 'band' },
  graph: {},
  recap: { seconds: 20 },
  'turning-point': { which: 'latest' },
} as const;
type OfEngine = keyof typeof CONTENT;

/** Brings one of them on air: they take each other's place. */
const take = async (graphic: OfEngine): Promise<void> => {
  await mustPost(server, { type: 'cueGraphic', graphic, on: true, content: CONTENT[graphic] });
  const { show } = (await readReplicants(server, ['show'])) as { show: Pick<ShowView, 'graphics'> };
  const { takes } = show.graphics[graphic];
  // One that still moves is not taken again.
  const taken = async () => (await postCommand(server, { type: 'takeGraphic', graphic, takes })).answer.ok;
  await eventually(taken).toBe(true);
};

const keyOf = async (pictures: Pictures): Promise<string> => {
  const list = (await (await fetch(`${server.url}/chess-match/crew`)).json()) as CrewList;
  return list.pictures.find(({ of }) => of === pictures)?.key ?? '';
};

interface Opened {
  readonly page: Page;
  /** All that came over its sockets. */
  readonly heard: () => string;
  readonly close: () => Promise<void>;
}

const open = async (graphic: OfEngine, pictures: Pictures): Promise<Opened> => {
  const context = await browser.newContext({ ...ON_AIR, extraHTTPHeaders: ELSEWHERE });
  const page = await context.newPage();
  let heard = '';
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      heard += String(payload);
    });
  });
  await page.goto(`${overlayUrl(server.url, graphic)}?key=${await keyOf(pictures)}&lang=en`);
  return { page, heard: () => heard, close: () => context.close() };
};

it('draws what the engine says for the key of pictures that leave the house', async () => {
  await take('outlook');
  const band = await open('outlook', 'obs-home');
  await band.page.locator('[data-role="fill-1"]').waitFor();
  await eventually(() => band.page.locator('[data-role="figure"]').allTextContents()).toEqual(['5½', '4½']);
  expect(band.heard()).toContain('MARKENGINE');
  await band.close();
  await take('graph');
  const graph = await open('graph', 'obs-home');
  await graph.page.locator('[data-role="curve"] circle').waitFor();
  await graph.close();
});

it.each(['obs', 'obs-white', 'obs-black'] as const)(
  'draws nothing of it for the key of %s, whose page is told not one byte',
  async (pictures) => {
    for (const graphic of ['outlook', 'graph', 'turning-point'] as const) {
      await take(graphic);
      const { page, heard, close } = await open(graphic, pictures);
      // What else it asks for comes; what it is refused does not.
      await eventually(() => heard().includes('Reds')).toBe(true);
      await drawn(page);
      expect(await page.locator('[data-role]').count()).toBe(0);
      expect(heard()).not.toContain('MARKENGINE');
      await close();
    }
  },
);

it('nothing of it is drawn by a page of OBS on the server’s own machine that says no key', async () => {
  await take('outlook');
  const context = await browser.newContext(ON_AIR);
  const page = await context.newPage();
  await page.addInitScript(() => Object.assign(globalThis, { obsstudio: {} }));
  for (const graphic of ['turning-point', 'outlook']) {
    await page.goto(overlayUrl(server.url, graphic));
    await page.waitForLoadState('networkidle');
    expect([graphic, await page.locator('[data-root]').count()]).toEqual([graphic, 0]);
  }
  await page.goto(`${overlayUrl(server.url, 'outlook')}?key=${await keyOf('obs-home')}`);
  await page.locator('[data-role="fill-1"]').waitFor();
  await context.close();
});

it('a recap knows what turned the match where its picture may, and is the same without that elsewhere', async () => {
  await mustPost(server, { type: 'commitTurn', line: '1:a3' });
  await take('recap');
  for (const [pictures, isTold] of [
    ['obs-home', true],
    ['obs', false],
  ] as const) {
    const { page, heard, close } = await open('recap', pictures);
    await page.locator('[data-role="chapter-line"]').waitFor();
    await drawn(page);
    if (isTold) await eventually(() => heard().includes('MARKENGINE')).toBe(true);
    else expect(heard()).not.toContain('MARKENGINE');
    await close();
  }
});
