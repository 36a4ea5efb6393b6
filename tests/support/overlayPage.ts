import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { FIXTURES, type Fixture, type FixtureName } from '../../graphics/games/business/fixtures/fixtures';
import { NO_PEOPLE, NO_STINGERS, SHOW_FIXTURE } from '../../graphics/air/showFixture';
import { NOBODY_SPOKE, NOTHING_COUNTED } from '../../graphics/air/people/counted';
import { NO_ENGINE } from '../../graphics/outlook/testing';
import { fakeNodecg } from './fakeNodecg';
import { PROJECT_FOLDER } from './root';

const BASE = '/bundles/chess-broadcast/graphics/dist/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export interface GraphicsServer {
  readonly url: string;
  close(): void;
}

/**
 * The built overlays; GRAPHICS_DIST names another folder, for looking at a build that nobody else rebuilds meanwhile.
 */
const DIST = process.env['GRAPHICS_DIST'] ?? join(PROJECT_FOLDER, 'graphics', 'dist');

/** Serves the built overlays alone, for looking at states nobody has played. */
export const serveGraphics = async (): Promise<GraphicsServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(DIST, pathname.slice(BASE.length))).then(
      (body) =>
        response
          .setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain')
          .setHeader('cache-control', 'max-age=3600')
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Address of a graphic (a folder of graphics/) on that server. `query` as after the "?". */
export const overlayAddress = ({ url }: GraphicsServer, overlay: string, query: string): string =>
  `${url}${BASE}${overlay}/index.html?${query}`;

/** The replicants of a fixture, as the state bundle would publish them; the show as it begins. */
export const replicantsOf = (
  { match, play, boards, clocks, score, course }: Fixture,
  version: number,
): Record<string, unknown> => ({
  boards: { boards },
  clocks,
  score,
  course,
  turns: { turns: [] },
  past: { matchId: null, begins: [], turns: [], moments: [] },
  show: SHOW_FIXTURE,
  people: NO_PEOPLE,
  speaking: { ids: [] },
  play,
  tables: { white: null, black: null },
  stingers: NO_STINGERS,
  outlook: NO_ENGINE,
  statistics: NOTHING_COUNTED,
  spoken: NOBODY_SPOKE,
  match: { ...match, version },
});

export interface FixtureOptions {
  /** As after the "?" of the overlay's address. */
  readonly query: string;
  /** True: the page's time stands still until the test runs it. */
  readonly frozen: boolean;
}

const START_MS = 1_900_000_000_000;
const LATER_MS = START_MS + 600_000;

/** A page with nothing in it yet: whatever overlay is opened in it shows a fixture at version 1. */
export const fixturePage = async (browser: Browser, name: FixtureName, frozen: boolean): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  if (frozen) await page.clock.install({ time: START_MS });
  await page.addInitScript(fakeNodecg, replicantsOf(FIXTURES[name], 1));
  return page;
};

/** An overlay showing a fixture at version 1. */
export const openFixture = async (
  browser: Browser,
  server: GraphicsServer,
  overlay: string,
  name: FixtureName,
  { query, frozen }: FixtureOptions,
): Promise<Page> => {
  const page = await fixturePage(browser, name, frozen);
  await page.goto(overlayAddress(server, overlay, query));
  await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
  if (frozen) await page.clock.pauseAt(LATER_MS);
  return page;
};
