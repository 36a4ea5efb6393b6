import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataIn, openPage, overlayUrl, type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { keepState } from './support/keptState';
import { openWays, type OperatorDesk } from './support/operatorDesk';
import { startTestServer, type TestServer } from './support/server';

const OVERLAYS = ['boards', 'tree-strip', 'scorebug'] as const;
type Overlay = (typeof OVERLAYS)[number];

/** What a page may say when the server is gone, and when it tries to write what it must not. */
const EXPECTED = ['ERR_CONNECTION_REFUSED', 'pages do not write replicants'];

let browser: Browser;
let server: TestServer;
let pages: Record<Overlay, TestPage>;
/** Every test begins with a new match, tree-strip on air. */
let begin: () => Promise<void>;

const shows = (page: Page, version: number): Promise<unknown> =>
  page.locator(`[data-root][data-version="${version}"]`).waitFor({ state: 'attached' });

/** Every overlay shows this version and nothing moves any more. */
const settledAt = async (version: number): Promise<void> => {
  for (const { page } of Object.values(pages)) {
    await shows(page, version);
    await page.locator('[data-root]:not([data-moving])').waitFor({ state: 'attached' });
  }
};

/** What a viewer can see of the graphic, without what a motion leaves behind unseen (cards do not overlap at rest). */
const picture = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const root = document.querySelector('[data-root]').cloneNode(true);
    for (const unseen of root.querySelectorAll('[data-ghost]')) unseen.remove();
    // Who moved keeps his place among the pieces; no two of them lie over each other at rest.
    const pieces = [...root.querySelectorAll('[data-piece]')].sort((a, b) => (a.dataset.piece < b.dataset.piece ? -1 : 1));
    for (const piece of pieces) piece.parentNode.append(piece);
    return root.innerHTML.replaceAll(' style=""', '').replaceAll(/z-index: \\d+; /g, '');
  })()`);

const versionNow = async (): Promise<number> =>
  ((await (await fetch(`${server.url}/chess-match/health`)).json()) as { journal: { version: number } }).journal
    .version;

const liveBoards = (): Promise<(string | null)[]> =>
  dataIn(pages.boards.page.locator('[data-role="card"][data-status="live"]'), 'board');

beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true })]);
  await newMatch(server, { white: 'Сборная мэрии', black: 'Федерация' });
  await mustPost(server, { type: 'takeGraphic', graphic: 'tree-strip', takes: 0 });
  begin = await keepState(server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  await begin();
  const opened = await Promise.all(
    OVERLAYS.map(async (overlay) => {
      const page = await openPage(browser);
      await page.page.goto(overlayUrl(server.url, overlay));
      return [overlay, page] as const;
    }),
  );
  pages = Object.fromEntries(opened) as Record<Overlay, TestPage>;
  await settledAt(await versionNow());
});
afterEach(async () => {
  for (const { errors, close } of Object.values(pages)) {
    expect(errors.filter((error) => !EXPECTED.some((known) => error.includes(known)))).toEqual([]);
    await close();
  }
});

const enterByMouse = async (desk: OperatorDesk): Promise<void> => {
  await desk.clickMove(1, 'd2', 'd4');
  await desk.pressClock.click();
  await desk.page.getByText('Ход чёрных').first().waitFor();
};

describe('what the operator enters', () => {
  it('B6 a branching turn is on the three overlays, and gone again after undo', async () => {
    const desk = await openWays(browser, server);
    await enterByMouse(desk);
    await desk.line.fill('1:Nf6 2:d5 branch 1>2 3+7');
    await desk.line.press('Enter');
    await expect.poll(liveBoards).toEqual(['2', '1']);
    await settledAt(await versionNow());
    expect(await pages['tree-strip'].page.locator('[data-part^="fork:"]').count()).toBeGreaterThan(0);
    expect(await pages.scorebug.page.locator('[data-role="latest-chip"]').count()).toBe(1);
    await Promise.all(OVERLAYS.map((overlay) => pages[overlay].screenshot(`on-air-branching-${overlay}`)));
    await desk.screenshot('on-air-branching-operator');
    await mustPost(server, { type: 'undo', reason: null, expectedVersion: await versionNow() });
    await settledAt(await versionNow());
    expect(await liveBoards()).toEqual(['1']);
    expect(await pages['tree-strip'].page.locator('[data-part^="fork:"]').count()).toBe(0);
    await desk.close();
  });

  it('a refused turn changes no overlay', async () => {
    const before = await Promise.all(OVERLAYS.map((overlay) => picture(pages[overlay].page)));
    const desk = await openWays(browser, server);
    await desk.line.fill('1:Ke2');
    await desk.line.press('Enter');
    await desk.page.getByTestId('problem-item').first().waitFor();
    expect(await desk.pressClock.isDisabled()).toBe(true);
    await settledAt(await versionNow());
    const after = await Promise.all(OVERLAYS.map((overlay) => picture(pages[overlay].page)));
    expect(after.map((shown, index) => shown === before[index])).toEqual([true, true, true]);
    await desk.close();
  });
});

/** A page of another origin: the web page an operator happens to visit. */
const foreignSite = async (): Promise<{ server: Server; url: string }> => {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>foreign</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { server: site, url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/` };
};

describe('a hostile page', () => {
  it('of our own origin writes replicants in vain', async () => {
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    await settledAt(await versionNow());
    const state = await (await fetch(`${server.url}/chess-match/state`)).text();
    await pages.scorebug.page.evaluate(`{
      const score = nodecg.Replicant('score', 'chess-match');
      score.value = { white: 99, black: 0, ledger: [], match: null };
      nodecg.Replicant('clocks', 'chess-match').value = { clocks: [], running: true, mode: 'regular', vetoWindowMs: 0, gap: null };
    }`);
    await expect.poll(() => server.log()).toContain('score');
    const witness = await openPage(browser);
    await witness.page.goto(overlayUrl(server.url, 'scorebug'));
    await shows(witness.page, await versionNow());
    expect(await witness.page.locator('[data-role="score-white"]').innerText()).toBe('0');
    expect(await (await fetch(`${server.url}/chess-match/state`)).text()).toBe(state);
    await witness.close();
  });

  it('of another origin can neither post nor open a socket', async () => {
    const site = await foreignSite();
    const version = await versionNow();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url);
    const outcome = await page.evaluate(`(async () => {
      const target = ${JSON.stringify(server.url)};
      const command = JSON.stringify({ type: 'commitTurn', line: '1:e4' });
      const post = (type) =>
        fetch(target + '/chess-match/commands', { method: 'POST', mode: 'no-cors', headers: { 'content-type': type }, body: command })
          .then((response) => response.type, () => 'failed');
      const socket = await new Promise((resolve) => {
        const ws = new WebSocket(target.replace('http', 'ws') + '/socket.io/?EIO=4&transport=websocket');
        ws.onopen = () => resolve('open');
        ws.onerror = () => resolve('refused');
      });
      return { plain: await post('text/plain'), json: await post('application/json'), socket };
    })()`);
    expect(outcome).toMatchObject({ socket: 'refused' });
    expect(await versionNow()).toBe(version);
    await context.close();
    await new Promise((resolve) => site.server.close(resolve));
  });
});

describe('an overlay', () => {
  it('shows the state at once after a reload, without playing it', async () => {
    await mustPost(server, { type: 'commitTurn', line: '1:d4' });
    await mustPost(server, { type: 'commitTurn', line: '1:Nf6 2:d5 branch 1>2 3+7' });
    const version = await versionNow();
    await settledAt(version);
    for (const overlay of OVERLAYS) {
      const { page } = pages[overlay];
      const settled = await picture(page);
      await page.reload();
      await shows(page, version);
      expect(await page.locator('[data-root]').getAttribute('data-moving')).toBeNull();
      expect([overlay, (await picture(page)) === settled]).toEqual([overlay, true]);
    }
  });

  it('keeps its picture while the server is gone and never shows another than the true ones', async () => {
    await mustPost(server, { type: 'commitTurn', line: '1:d4' });
    const version = await versionNow();
    await settledAt(version);
    for (const { page } of Object.values(pages))
      await page.evaluate(`{
        window.versions = [];
        const root = document.querySelector('[data-root]');
        new MutationObserver(() => window.versions.push(document.querySelector('[data-root]')?.dataset.version ?? 'none'))
          .observe(document.getElementById('root'), { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version'] });
      }`);
    await server.kill('SIGKILL');
    await server.start();
    await mustPost(server, { type: 'commitTurn', line: '1:d5' });
    const next = await versionNow();
    await settledAt(next);
    for (const { page } of Object.values(pages)) {
      const seen = (await page.evaluate('window.versions')) as string[];
      const allowed = Array.from({ length: next - version + 1 }, (_, index) => String(version + index));
      expect(seen.filter((shown) => !allowed.includes(shown))).toEqual([]);
    }
  });
});
