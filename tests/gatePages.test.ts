import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { judgeRequest } from '../bundles/chess-match/src/match/gate/guard/http/judge';
import { formsOf } from '../bundles/chess-match/src/games/common/records';
import { GAMES } from '../bundles/chess-match/src/games';
import { ROWS, type Row } from '../bundles/chess-match/src/match/gate/guard/http/rows';
import { overlayUrl } from './support/browser';
import { sharedShell } from './support/shell';
import { newMatch, rawRequest } from './support/commands';
import { panelUrl } from './support/panels';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { PNG, SVG, THEME, uploadFile } from './support/uploads';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly name: string }[];
    readonly graphics: readonly { readonly file: string }[];
  };
}

const { nodecg } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;
const PANELS = nodecg.dashboardPanels.map(({ name }) => name);
const GRAPHICS = nodecg.graphics.map(({ file }) => file.split('/')[1] ?? '');

/** NodeCG's dashboard wants fonts of the internet: they are blocked, and it goes on with those of the machine. */
const FONTS = /^https:\/\/fonts\.(?:googleapis|gstatic)\.com/;

let server: TestServer;
let browser: Browser;
/** One for all pages, and the page that goes from one to the next: a process that has loaded one has the scripts. */
let context: BrowserContext;
let page: Page;
const asked = new Set<Row>();
const wrong: string[] = [];
beforeEach(() => void wrong.splice(0));

beforeAll(async () => {
  server = await startTestServer({ pages: true, show: { themeFile: '/assets/chess-broadcast/themes/cup.css' } });
  await newMatch(server);
  browser = await sharedShell();
  context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  await watch(context);
  context.on('page', follow);
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const noteAsked = (method: string, url: string): void => {
  const judgement = judgeRequest(method, url);
  if (judgement.passes) asked.add(judgement.passing.row);
  else wrong.push(`${judgement.kind}: ${method} ${url}`);
};

/** Everything a page asks for, and everything its policy or the gate keeps from it. */
const watch = async (all: BrowserContext): Promise<void> => {
  await all.exposeFunction('noteViolation', (directive: string, blocked: string) => {
    if (!FONTS.test(blocked)) wrong.push(`policy ${directive}: ${blocked}`);
  });
  await all.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(directive: string, blocked: string): void };
      noteViolation(effectiveDirective, blockedURI);
    });
  });
  all.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === server.url) noteAsked(request.method(), pathname + search);
    else if (!FONTS.test(request.url()) && !request.url().startsWith('data:')) wrong.push(`outside: ${request.url()}`);
  });
  all.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
};

/** Notes what goes wrong in each page that comes. */
const follow = (page: Page): void => {
  page.setDefaultTimeout(100_000);
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
};

const colourOf = async (page: Page | undefined): Promise<string | undefined> =>
  page?.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

/** Whether the page hears the server; runs in the page. */
const isConnected = (): boolean | undefined =>
  (globalThis as unknown as { nodecg?: { socket: { connected: boolean } } }).nodecg?.socket.connected;

/** Whether an overlay can show the picture of an address; runs in the page. */
const loads = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });

/** Address of a page that the test itself serves: another origin, as its port is another. */
const foreignServer = async (html: string): Promise<{ readonly url: string; readonly http: Server }> => {
  const http = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`, http };
};

/** NodeCG's dashboard shows one of its pages at a time. */
const TABS = { graphics: 'ncg-graphics', mixer: 'ncg-mixer', assets: 'ncg-assets', settings: 'ncg-settings' };

/** Opens all of them in the same moment from the page, whose process they share. */
const openAtOnce = async (addresses: readonly string[]): Promise<readonly Page[]> => {
  const before = context.pages().length;
  await page.evaluate((all) => {
    for (const address of all) globalThis.open(address);
  }, addresses);
  await until(() => context.pages().length === before + addresses.length, 'a page for every address');
  return context.pages().slice(before);
};

describe('every page lives behind the gate', () => {
  it('the first page, in the language of the browser, leads to the director', async () => {
    await page.goto(`${server.url}/`);
    await page.getByRole('link', { name: 'По-русски' }).click();
    await page.getByRole('link', { name: 'Режиссёр' }).click();
    await page.locator('[data-connected="true"]').first().waitFor();
    expect(wrong).toEqual([]);
  });

  it('all panels by themselves', async () => {
    for (const panel of PANELS) {
      await page.goto(panelUrl(server.url, panel));
      await page.locator('[data-connected="true"]').first().waitFor();
    }
    expect(wrong).toEqual([]);
  });

  it("NodeCG's dashboard with its panels and tabs", async () => {
    for (const panel of PANELS) {
      await page.goto(`${server.url}/dashboard/#fullbleed/${panel}`);
      await page.frameLocator(`iframe[src*="/dist/${panel}/"]`).locator('[data-connected="true"]').first().waitFor();
    }
    for (const [tab, element] of Object.entries(TABS)) {
      await page.goto(`${server.url}/dashboard/#${tab}`);
      await page.locator(element).waitFor();
    }
    expect(wrong).toEqual([]);
  });

  it('all graphics, loaded at once as OBS does, with a logo, a photo and a theme of the event', async () => {
    const logo = await uploadFile(server, '/assets/chess-broadcast/logos', 'event.svg', SVG);
    const theme = await uploadFile(server, '/assets/chess-broadcast/themes', 'cup.css', THEME);
    const photo = await uploadFile(server, '/assets/chess-broadcast/photos', 'anna.png', PNG);
    expect([logo.status, theme.status, photo.status]).toEqual([200, 200, 200]);
    await page.goto(`${server.url}/`);
    const graphics = await openAtOnce(GRAPHICS.map((graphic) => overlayUrl(server.url, graphic)));
    expect(graphics).toHaveLength(32);
    for (const graphic of graphics) await graphic.waitForFunction(isConnected);
    const [first] = graphics;
    await until(async () => (await colourOf(first)) === '#123456', "the theme's colour on a graphic");
    // A picture as overlays show it.
    for (const address of ['logos/event.svg', 'photos/anna.png'])
      expect(await first?.evaluate(loads, `/assets/chess-broadcast/${address}`)).toBe(true);
    expect(wrong).toEqual([]);
    await Promise.all(graphics.map((graphic) => graphic.close()));
  }, 300_000);
});

/** A match is written down in its own game's way alone. */
const RECORDS_OF_OTHERS = Object.values(GAMES)
  .flatMap(({ records }) => formsOf(records).map(({ name }) => name))
  .filter((name) => !['bcr', 'tree.pgn', 'sheets.pgn'].includes(name));

describe('the list', () => {
  /** What no page of ours asks by itself: for scripts, button boxes and browsers. */
  const BY_HAND: readonly (readonly [string, string, number])[] = [
    ['GET', '/chess-match/commands', 200],
    ['POST', '/chess-match/commands', 415],
    ['POST', '/chess-match/commands/none', 400],
    ['GET', '/chess-match/live', 200],
    ['GET', '/chess-match/rows.json', 200],
    ['GET', '/chess-match/rows.csv', 200],
    ['GET', '/chess-match/rows.xml', 200],
    ['GET', '/chess-match/state', 200],
    ['GET', '/chess-match/clocks', 200],
    ['GET', '/chess-match/ends', 200],
    ['GET', '/chess-match/chapters', 200],
    ['GET', '/chess-match/desk', 200],
    ['GET', '/chess-match/sheets', 200],
    ['GET', '/chess-match/league', 404],
    ['GET', '/chess-match/chronicle', 200],
    ['GET', '/chess-match/protocol', 200],
    ['GET', '/chess-match/record.bcr', 200],
    ['GET', '/chess-match/record.tree.pgn', 200],
    ['GET', '/chess-match/record.sheets.pgn', 200],
    ...RECORDS_OF_OTHERS.map((extension) => ['GET', `/chess-match/record.${extension}`, 404] as const),
    ['GET', '/chess-match/tables.pgn?team=white', 409],
    ['GET', '/chess-match/journal', 200],
    ['GET', '/chess-match/entry', 200],
    ['POST', '/chess-match/entry', 403],
    ['GET', '/chess-match/crew', 200],
    ['POST', '/chess-match/crew', 400],
    ['POST', '/chess-match/journal/check', 422],
    ['POST', '/chess-match/journal/import', 422],
    ['GET', '/chess-match/audit', 200],
    ['GET', '/chess-match/health', 200],
    ['GET', '/chess-match/viewers.json', 200],
    ['GET', '/chess-match/embed', 200],
    ['GET', '/chess-match/device-codes', 200],
    ['GET', '/chess-match/links', 200],
    ['POST', '/chess-match/links/act', 400],
    ['GET', '/chess-match/rescue', 200],
    ['POST', '/chess-match/rescue/take', 400],
    ['GET', '/chess-match/rescue/files', 200],
    ['GET', '/dashboard', 301],
    ['GET', '/manifest.json', 200],
    ['GET', '/favicon.ico', 200],
    ['GET', '/dashboard/img/launcher-icon-1x.png', 200],
    ['GET', '/assets/chess-broadcast/themes/gone.css', 404],
    ['POST', '/assets/chess-broadcast/logos', 415],
    ['POST', '/assets/chess-broadcast/photos', 415],
    ['POST', '/assets/chess-broadcast/themes', 415],
    ['DELETE', '/assets/chess-broadcast/logos/event.svg', 200],
    ['DELETE', '/assets/chess-broadcast/photos/anna.png', 200],
    ['DELETE', '/assets/chess-broadcast/themes/gone.css', 410],
  ];

  it('holds nothing that nobody asks for', async () => {
    for (const [method, path, status] of BY_HAND) {
      const answered = async () => [path, (await rawRequest(server, method, path)).status];
      // A machine that is busy for a moment is no fault of a page: what changes nothing is asked again.
      if (method === 'GET') await expect.poll(answered).toEqual([path, status]);
      else expect(await answered()).toEqual([path, status]);
      noteAsked(method, path);
    }
    const unasked = ROWS.filter((row) => !asked.has(row)).map(({ method, path }) => `${method} ${String(path)}`);
    expect(unasked).toEqual([]);
  });
});

describe('a page of another origin', () => {
  it.each([
    ['a panel', (url: string) => panelUrl(url, 'operator')],
    ['a graphic', (url: string) => overlayUrl(url, 'boards')],
    ["NodeCG's dashboard", (url: string) => `${url}/dashboard/`],
  ])('cannot put %s into a frame', async (_what, address) => {
    const foreign = await foreignServer(`<iframe id="frame" src="${address(server.url)}"></iframe>`);
    const page = await browser.newPage();
    try {
      const refused = page.waitForEvent('console', (message) =>
        /frame-ancestors|X-Frame-Options/i.test(message.text()),
      );
      await page.goto(foreign.url);
      await refused;
      const inside = page.frames().find((frame) => frame !== page.mainFrame());
      expect(await inside?.locator('#root, ncg-dashboard').count()).toBe(0);
    } finally {
      await page.close();
      foreign.http.close();
    }
  });
});
