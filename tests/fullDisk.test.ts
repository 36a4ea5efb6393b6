import { join } from 'node:path';
import type { MatchView } from '@schemas/match';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downgrade } from '../scripts/proof/torture/downgrade';
import { type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { getJson, mustPost, newMatch, postCommand, rawRequest } from './support/commands';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
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
  browser = await sharedShell();
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

const report = async (): Promise<{ readonly ok: boolean; readonly reasons: readonly { readonly code: string }[] }> =>
  (await getJson(server, '/chess-match/health')) as Awaited<ReturnType<typeof report>>;
const turns = async (): Promise<number> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match.ply;
const PLAYED = ['1:e4', '1:e5', '1:Nf3', '1:Nc6'];

describe('a start on a disk that is full', () => {
  it('goes on with all that was confirmed before a kill, and takes more when there is room', async () => {
    await newMatch(server);
    for (const line of PLAYED) await mustPost(server, { type: 'commitTurn', line });
    disk.fill();
    await server.kill('SIGKILL');
    await server.start();
    expect((await report()).reasons.map(({ code }) => code)).toContain('disk/full');
    expect((await report()).reasons.map(({ code }) => code).join()).not.toMatch(/rescue|no_room|cannot_open/);
    expect(await turns()).toBe(PLAYED.length);
    disk.free();
    await mustPost(server, { type: 'commitTurn', line: '1:Bb5' });
    expect(await turns()).toBe(PLAYED.length + 1);
  });

  it('waits for room where the journal cannot be opened without: no way is offered, and nothing is lost', async () => {
    await server.kill('SIGTERM');
    downgrade(join(server.root, 'db', 'chess-match'));
    disk.fill();
    await server.start();
    expect((await report()).reasons.map(({ code }) => code)).toEqual(['journal/no_room']);
    for (const [language, words] of [
      ['en', /^No room on the disk: make room, start again$/],
      ['ru', /^Нет места на диске: освободите место и запустите снова$/],
    ] as const) {
      const rescue = await openPanel(browser, server.url, 'rescue', { language });
      await rescue.page.getByTestId('rescue-headline').getByText(words).waitFor();
      await rescue.page.getByTestId('rescue-findings').locator('[data-code="journal/no_room"]').waitFor();
      expect(await rescue.page.locator('.rescue-way').count()).toBe(0);
      await rescue.close();
    }
    const json = { 'content-type': 'application/json' };
    const taken = await rawRequest(server, 'POST', '/chess-match/rescue/take', json, '{"way":"empty"}');
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('no room on the disk')]);
    disk.free();
    await server.kill('SIGTERM');
    await server.start();
    expect(await report()).toMatchObject({ ok: true });
    expect(await turns()).toBe(PLAYED.length + 1);
  });
});
