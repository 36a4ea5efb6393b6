import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser, overlayUrl } from '../../../tests/support/browser';
import { mustPost, newMatch } from '../../../tests/support/commands';
import { openScreen, TSX_HELPER } from '../../../tests/support/shots';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { longGame } from './longGame';
import { processMemory, rendererOf } from './renderer';
import type { Row } from './figures';

const PAGES = ['boards', 'tree', 'ticker'] as const;
const TURNS = 100;
const GAMES = 5;
/** Before the first measurement. */
const FIRST_TURNS = 2 * TURNS;
const FIRST_SEED = 20_261_121;

interface Memory {
  readonly heapBytes: number;
  /** Of the page's whole process: heap, DOM, layout, pictures, code. */
  readonly processBytes: number;
  readonly nodes: number;
}

interface Watched {
  readonly name: string;
  readonly session: CDPSession;
  /** Of the page's renderer. */
  readonly pid: number;
  readonly shows: (version: number) => Promise<void>;
}

const measure = async ({ session, pid }: Watched): Promise<Memory> => {
  // Twice: what is freed by finalizers of the first collection goes with the second.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, processBytes: await processMemory(pid), nodes };
};

/** Off air until they are taken. */
const OFF_AIR = ['tree', 'ticker'] as const;

const play = async (server: TestServer, pages: readonly Watched[], seed: number): Promise<void> => {
  await newMatch(server);
  for (const line of longGame(TURNS, seed)) {
    const { version } = await mustPost(server, { type: 'commitTurn', line });
    await Promise.all(pages.map(({ shows }) => shows(version)));
  }
};

/** Each page on a screen of its own: pages of one screen may share a process, and then a heap. One after the other. */
const watch = async (server: TestServer, browser: Browser): Promise<Watched[]> => {
  const watched: Watched[] = [];
  for (const name of PAGES) {
    const screen = await openScreen(browser);
    const page = await screen.newPage();
    await page.addInitScript(TSX_HELPER);
    const session = await screen.newCDPSession(page);
    await page.goto(overlayUrl(server.url, name));
    const shows = (version: number): Promise<void> =>
      page.locator(`[data-root][data-version="${version}"]`).waitFor({ state: 'attached' });
    watched.push({ name, session, pid: await rendererOf(browser, page), shows });
  }
  return watched;
};

const rowsOf = (name: string, before: Memory, after: Memory): Row[] => {
  const growth = (later: number, earlier: number): number => ((later - earlier) / earlier) * 100;
  return [
    { what: `${name}: heap after ${FIRST_TURNS} turns`, value: before.heapBytes / 1e6, unit: 'MB', limit: null },
    { what: `${name}: heap ${GAMES * TURNS} turns later`, value: after.heapBytes / 1e6, unit: 'MB', limit: null },
    { what: `${name}: growth of the heap`, value: growth(after.heapBytes, before.heapBytes), unit: '%', limit: 10 },
    {
      what: `${name}: whole page after ${FIRST_TURNS} turns`,
      value: before.processBytes / 1e6,
      unit: 'MB',
      limit: null,
    },
    {
      what: `${name}: whole page ${GAMES * TURNS} turns later`,
      value: after.processBytes / 1e6,
      unit: 'MB',
      limit: null,
    },
    { what: `${name}: DOM nodes after ${FIRST_TURNS} turns`, value: before.nodes, unit: '', limit: null },
    { what: `${name}: growth of the DOM`, value: growth(after.nodes, before.nodes), unit: '%', limit: 10 },
  ];
};

/**
 * Memory of pages that stay open for hours: games of the same length one after the other, measured at the end of the
 * second and of the last, so that what a longer match rightly needs does not count as a leak. The games before are for
 * the browser to compile what runs often, and to fill its own records of frames and selectors: both are in the heap.
 */
export const benchHeap = async (): Promise<Row[]> => {
  const server = await startTestServer({ pages: true, config: { checkViews: false } });
  const browser = await launchBrowser();
  try {
    for (const graphic of OFF_AIR) await mustPost(server, { type: 'takeGraphic', graphic, takes: 0 });
    const pages = await watch(server, browser);
    await play(server, pages, FIRST_SEED + GAMES);
    await play(server, pages, FIRST_SEED);
    const before = await Promise.all(pages.map(measure));
    for (let game = 1; game < GAMES; game += 1) await play(server, pages, FIRST_SEED + game);
    // The last game is the first again: the same picture, so the same DOM.
    await play(server, pages, FIRST_SEED);
    const after = await Promise.all(pages.map(measure));
    return pages.flatMap(({ name }, index) => {
      const [first, last] = [before[index], after[index]];
      return first && last ? rowsOf(name, first, last) : [];
    });
  } finally {
    await browser.close();
    await server.dispose();
  }
};
