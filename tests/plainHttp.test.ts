import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CrewList } from '../bundles/chess-match/src/contract/crew';
import { programPath } from '../scripts/lib/programs';
import { newMatch, rawRequest } from './support/commands';
import { eventually } from './support/operatorBench';
import { readReplicants } from './support/replicants';
import { createTestServer, type TestServer } from './support/server';

/** A name that no browser takes for its own machine: pages under it are not secure, as on any device of the hall. */
const HALL = 'hall.test';

let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await createTestServer({ pages: true });
  const host = `${HALL}:${server.port}`;
  const config = { demo: { onFirstRun: false }, allowedHosts: [host] };
  writeFileSync(join(server.root, 'cfg', 'chess-match.json'), JSON.stringify(config));
  await server.start();
  browser = await chromium.launch({
    executablePath: programPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${HALL} 127.0.0.1`],
  });
  await newMatch(server);
  const context = await browser.newContext({ locale: 'ru' });
  page = await context.newPage();
  // Under another name than its own this machine shows a key as any other does.
  const json = { 'content-type': 'application/json' };
  const { text } = await rawRequest(server, 'POST', '/chess-match/crew', json, '{"issue":"operator","name":""}');
  const [{ secret } = { secret: '' }] = (JSON.parse(text) as CrewList).codes;
  await page.goto(`http://${host}/chess-match/entry#c=${secret}`);
  await page.waitForURL(/\/operator\//);
  await page.getByTestId('board-1').waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

describe('a page over plain http, by an address of the network', () => {
  it('is not a secure one, and yet its commands are taken', async () => {
    expect(await page.evaluate('[isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard]')).toEqual([
      false,
      'undefined',
      'undefined',
    ]);
    await page.getByTestId('turn-line').fill('1:e4');
    await eventually(async () => {
      const { draft } = await readReplicants(server, ['draft']);
      return (draft as { line: string }).line;
    }).toBe('1:e4');
  });

  it('copies the addresses of the overlays', async () => {
    await page.getByTestId('open-overlays').click();
    const first = page.getByRole('dialog').getByRole('listitem').first();
    await first.getByRole('button').click();
    await eventually(() => first.getByRole('status').textContent()).toBe('Скопировано');
    const other = await page.context().newPage();
    await other.setContent('<textarea></textarea>');
    await other.locator('textarea').focus();
    await other.keyboard.press('Control+V');
    expect(await other.locator('textarea').inputValue()).toBe(await first.getByRole('link').textContent());
  });
});
