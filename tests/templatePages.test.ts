import { once } from 'node:events';
import { CasparCG } from 'casparcg-connection';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCaspar } from './support/casparServer';
import { fixturePage, openFixture, overlayAddress, serveGraphics, type GraphicsServer } from './support/overlayPage';
import { sharedShell } from './support/shell';

let browser: Browser;
let server: GraphicsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), serveGraphics()]);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

it('our own pages have the functions of CasparCG, and are theirs from the first call on', async () => {
  const page = await openFixture(browser, server, 'lower-third', 'five', { query: '', frozen: false });
  const text = (): Promise<string> =>
    page.evaluate(() => document.querySelector('[data-air]:not([data-ghost])')?.textContent ?? '');
  const say = (calls: string): Promise<unknown> => page.evaluate(calls);
  await say(`update('{"name":"Anna Petrova"}')`);
  expect(await text()).toBe('');
  await say('play()');
  expect(await text()).toContain('Anna Petrova');
  await say(`next(); update('{"title":"Arbiter"}')`);
  expect(await text()).toContain('Arbiter');
  await say('stop()');
  expect(await text()).toBe('');
  await say('play(); remove()');
  expect([await text(), await page.locator('[data-moving]').count()]).toEqual(['', 0]);
  await page.close();
});

it('through CasparCG a graphic is loaded out of sight, played, changed and taken out', async () => {
  const page = await fixturePage(browser, 'five', false);
  const seen = (): Promise<string> =>
    page.evaluate(() => document.querySelector('[data-air]:not([data-ghost])')?.textContent ?? '');
  const caspar = await serveCaspar(page, async (template) => {
    await page.goto(template);
    await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
  });
  const client = new CasparCG({ host: '127.0.0.1', port: caspar.port, autoConnect: true });
  await once(client, 'connect');
  const at = { channel: 1, layer: 20, cgLayer: 0 };
  const template = overlayAddress(server, 'lower-third', 'lang=en');
  const ok = async (sent: ReturnType<CasparCG['cgPlay']>): Promise<number | undefined> =>
    (await (await sent).request)?.responseCode;
  expect(
    await ok(client.cgAdd({ ...at, template, playOnLoad: false, data: { name: 'Анна «А»', title: 'a\nb' } })),
  ).toBe(202);
  expect(await seen()).toBe('');
  await ok(client.cgPlay(at));
  expect(await seen()).toContain('Анна «А»');
  expect(await seen()).toContain('a b');
  // A quote in JSON does not come through CasparCG; in XML it does.
  expect(await ok(client.cgUpdate({ ...at, data: { name: 'Boris "B"' } }))).toBe(500);
  expect(await seen()).toContain('Анна «А»');
  const xml = (name: string): string =>
    `"<templateData><componentData id=\\"name\\"><data id=\\"text\\" value=\\"${name}\\"/></componentData></templateData>"`;
  await ok(client.cgUpdate({ ...at, data: xml('Boris &quot;B&quot;') }));
  expect(await seen()).toContain('Boris "B"');
  await ok(client.cgNext(at));
  await ok(client.cgStop(at));
  expect(await seen()).toBe('');
  await ok(client.cgAdd({ ...at, template, playOnLoad: true, data: { name: 'Vera' } }));
  expect(await seen()).toContain('Vera');
  await ok(client.cgRemove(at));
  expect(await seen()).toBe('');
  client.disconnect();
  client.discard();
  caspar.close();
  await page.close();
});
