import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './support/browser';
import { sharedShell } from './support/shell';

let server: Server;
let browser: Browser;
let url: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<p style="position: fixed; inset: 50px; margin: 0">here</p><style>p:hover { color: red }</style>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await sharedShell();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const KEPT = 'JSON.stringify([localStorage.length, sessionStorage.length, document.cookie, typeof said, typeof told])';

describe('a page that is given back and taken again', () => {
  it('is the same, and nothing is left of what was done to it', async () => {
    const first = await openPage(browser);
    const { page } = first;
    await page.addInitScript('globalThis.said = 1');
    await page.exposeFunction('told', () => undefined);
    await page.route('**/routed', (route) => route.fulfill({ body: 'routed' }));
    await page.setViewportSize({ width: 300, height: 300 });
    await page.goto(url);
    await page.mouse.move(100, 100);
    await page.evaluate(
      `localStorage.setItem('a', 1), sessionStorage.setItem('a', 1), document.cookie = 'a=1',
      addEventListener('beforeunload', (event) => event.preventDefault())`,
    );
    await page.context().newPage();
    await page.context().setOffline(true);
    expect(await page.evaluate(KEPT)).toBe('[1,1,"a=1","number","function"]');
    await first.close();

    const second = await openPage(browser);
    expect(second.page).toBe(page);
    expect(page.url()).toBe('about:blank');
    expect(page.context().pages()).toHaveLength(1);
    await page.goto(url);
    expect(await page.evaluate(KEPT)).toBe('[0,0,"","undefined","undefined"]');
    expect(await page.evaluate('[innerWidth, innerHeight].join()')).toBe('1920,1080');
    expect(await page.evaluate('document.querySelector("p:hover")')).toBeNull();
    expect(await page.evaluate(`fetch('/routed').then((answer) => answer.text())`)).toContain('here');
    expect([first.errors, second.errors]).toEqual([[], []]);
    await page.evaluate('console.error("now")');
    expect([first.errors, second.errors]).toEqual([[], ['console: now']]);
    await first.close();
    expect(page.url()).toBe(url);
    await second.close();
  });

  it('is another one for other options, and while somebody has it', async () => {
    const [one, two] = [await openPage(browser), await openPage(browser)];
    expect(one.page).not.toBe(two.page);
    await one.close();
    const touched = await openPage(browser, { width: 1280, height: 800, locale: 'ru', hasTouch: true });
    expect(touched.page).not.toBe(one.page);
    await Promise.all([two.close(), touched.close()]);
  });

  it.each([
    ['has clocks of its own', 'page.clock.install()'],
    ['has media of its own', 'page.emulateMedia({ reducedMotion: "reduce" })'],
    ['has sockets of its own', 'page.routeWebSocket("**", () => undefined)'],
    ['has crashed', 'crash'],
    ['was closed', 'close'],
  ])('is closed for good where it %s', async (_what, how) => {
    const opened = await openPage(browser);
    const { page } = opened;
    if (how === 'crash') {
      const crashed = new Promise((resolve) => page.once('crash', resolve));
      page.goto('chrome://crash').catch(() => undefined);
      await crashed;
    } else if (how === 'close') await page.context().close();
    else if (how.includes('clock')) await page.clock.install();
    else if (how.includes('Media')) await page.emulateMedia({ reducedMotion: 'reduce' });
    else await page.routeWebSocket('**', () => undefined);
    await opened.close();
    expect(page.isClosed()).toBe(true);
    const next = await openPage(browser);
    expect(next.page).not.toBe(page);
    await next.close();
  });

  it('and all that were opened go with who opened them', async () => {
    const mine = await sharedShell();
    const [{ page }, other] = [await openPage(mine), await mine.newPage()];
    await mine.close();
    expect([page.url(), page.isClosed(), other.isClosed()]).toEqual(['about:blank', false, true]);
    const theirs = await openPage(browser);
    expect(theirs.page).toBe(page);
    await theirs.close();
  });
});
