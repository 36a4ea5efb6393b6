import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPage } from './support/browser';
import { launchShell } from './support/shell';
import { getJson, mustPost, newMatch, postCommand, rawRequest } from './support/commands';
import { openPanel } from './support/panels';
import { createTestServer, type TestServer } from './support/server';
import { mountSmallDisk, type SmallDisk } from './support/smallDisk';

const SIZE_MB = 80;

let server: TestServer;
let browser: Browser;
let opened: TestPage;
let disk: SmallDisk;

beforeAll(async () => {
  server = await createTestServer({ pages: true });
  disk = mountSmallDisk(join(server.root, 'db', 'chess-match'), SIZE_MB);
  await server.start();
  browser = await launchShell();
  opened = await openPanel(browser, server.url, 'operator', { language: 'en' });
});
afterAll(async () => {
  await opened?.close();
  await browser?.close();
  await server?.kill('SIGTERM');
  disk?.unmount();
  await server?.dispose();
});

const status = async (): Promise<number> => (await rawRequest(server, 'GET', '/chess-match/health')).status;

describe('a disk that fills while the server runs', () => {
  it('is an alarm for whoever watches and on the page, until there is room again', async () => {
    await newMatch(server);
    expect(await status()).toBe(200);

    disk.fill();
    const { answer } = await postCommand(server, { type: 'commitTurn', line: '1:e4' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'journal/write_failed' } });
    expect(await status()).toBe(503);
    const report = await getJson(server, '/chess-match/health');
    expect(report).toMatchObject({ ok: false });
    const { reasons } = report as { reasons: readonly { code: string; text: string }[] };
    expect(reasons.map(({ code }) => code)).toEqual(['journal/write_failed', 'disk/full']);
    expect(reasons.map(({ text }) => text).join()).toMatch(/cannot be written: .*disk is full \(0 MB left\)/);
    for (const code of ['journal/write_failed', 'disk/full'])
      await opened.page.locator(`[data-testid="trouble-${code}"][data-level="alarm"]`).waitFor();

    disk.free();
    await mustPost(server, { type: 'commitTurn', line: '1:e4' });
    expect(await status()).toBe(200);
    await opened.page.getByTestId('trouble-journal/write_failed').waitFor({ state: 'detached' });
    await opened.page.getByTestId('trouble-disk/full').waitFor({ state: 'detached' });
  });
});
