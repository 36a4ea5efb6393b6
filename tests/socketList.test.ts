import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VIEWS } from '../bundles/chess-match/src/contract/views';
import { VENUE_NAMESPACE } from '../bundles/chess-match/src/contract/venue';
import { judgePacket } from '../bundles/chess-match/src/match/gate/guard/sockets/judge';
import { knownNames } from '../bundles/chess-match/src/match/gate/guard/sockets/known';
import { allowedRows } from '../bundles/chess-match/src/match/gate/guard/sockets/rows';
import { readShowManifest } from '../bundles/chess-match/src/match/gate/guard/sockets/showManifest';
import { openPage } from './support/browser';
import { sharedShell } from './support/shell';
import { buildExtension } from './support/buildExtension';
import { mustPost, newMatch, openCommandSocket, openSocket } from './support/commands';
import { readPackets, type RecordedPacket } from './support/recordedPackets';
import { PROJECT_FOLDER } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { until } from './support/until';
import { visitQuietly } from './support/visitQuietly';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { name: string; file: string }[];
    readonly graphics: readonly { file: string }[];
  };
}

const { nodecg } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as Manifest;
const BUNDLE = '/bundles/chess-broadcast';
const GRAPHIC = `${BUNDLE}/graphics/${nodecg.graphics[0]?.file ?? ''}`;
const PANELS = nodecg.dashboardPanels.map(({ file }) => `${BUNDLE}/dashboard/${file}?standalone=true`);
const PAGES: readonly string[] = [
  ...PANELS,
  ...nodecg.graphics.map(({ file }) => `${BUNDLE}/graphics/${file}`),
  '/dashboard/',
  ...['graphics', 'mixer', 'assets', 'settings'].map((tab) => `/dashboard/#${tab}`),
  '/dashboard/#fullbleed/operator',
];

/** What a team thinks, the transitions of an OBS, times and counts no panel reads, and none but these draws them. */
const DRAWN_ALONE = ['tables', 'tables-white', 'tables-black', 'stinger', 'statistics'].map(
  (name) => `${BUNDLE}/graphics/dist/${name}/index.html`,
);

/** Some names are asked for when a tab of a panel is opened. */
const BEHIND_TABS = [
  ['director', 'sound'],
  ['director', 'obs'],
  ['setup', 'rehearsal'],
  ['setup', 'hall'],
  ['commentator', 'outlook'],
] as const;

const AT_ONCE = 2;
/** Some forty pages of a real browser. */
const LIMIT_MS = 300_000;
const PATIENTLY = { timeout: LIMIT_MS };

const known = knownNames('chess-match', VIEWS, readShowManifest(PROJECT_FOLDER));
const rows = allowedRows(known);
const verdict = ({ namespace, packet, wantsAnswer }: RecordedPacket): string | null =>
  judgePacket(rows, namespace, [...packet, ...(wantsAnswer ? [() => undefined] : [])])?.reason ?? null;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true, extension: await buildExtension('recordingExtension') });
  browser = await sharedShell();
  await newMatch(server);
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const recorded = (): readonly RecordedPacket[] => readPackets(server.root);

/** Visits one after another in one page: to open one costs four times as much as to load another one in it. */
const visitAll = async (paths: readonly string[], look: (page: Page) => Promise<unknown> = async () => undefined) => {
  const { page, close } = await openPage(browser);
  for (const path of paths) {
    // What differs by what stands after a # is loaded anew too.
    await page.goto('about:blank');
    await visitQuietly(page, server.url + path, LIMIT_MS);
    await look(page);
  }
  await close();
};

const notAsked = (): readonly string[] => {
  const asked = new Set(
    recorded().flatMap(({ packet: [event, first] }) => {
      const { namespace, name } = (first ?? {}) as { namespace?: string; name?: string };
      return event === 'replicant:declare' ? [`${namespace ?? ''}:${name ?? ''}`] : [];
    }),
  );
  return [...known.replicants].filter((name) => !asked.has(name));
};

describe('the list of packets', () => {
  it(
    'lets everything pass that pages and the dashboard send',
    async () => {
      const lanes = Array.from({ length: AT_ONCE }, (_, lane) => PAGES.filter((_path, at) => at % AT_ONCE === lane));
      await Promise.all(lanes.map((paths) => visitAll(paths)));
      const before = recorded().length;
      expect(before).toBeGreaterThan(PAGES.length);
      // After a gap in the revisions.
      await visitAll([GRAPHIC], (page) => page.evaluate("nodecg.readReplicant('match', 'chess-match')"));
      expect(recorded().flatMap((packet) => verdict(packet) ?? [])).toEqual([]);
      expect(server.log()).not.toContain('Refused socket');
    },
    LIMIT_MS,
  );

  it('has no row that nobody sends', async () => {
    // What a page sends when somebody does something there.
    const { socket, send, close } = await openCommandSocket(server);
    await send({ type: 'openMatch', matchId: 'unknown' });
    await socket.emitWithAck('preview', { type: 'undo' });
    await socket.emitWithAck('introduce', { role: 'director', name: 'Anna', page: 'director' });
    await socket.emitWithAck('covered', { instance: 'program', stinger: 0 });
    close();
    const key = readFileSync(join(server.root, 'db', 'chess-match', 'venue.key'), 'utf8').trim();
    const venue = await openSocket(server, VENUE_NAMESPACE, {}, 'websocket', { key });
    await venue.emitWithAck('time');
    await venue.emitWithAck('pair', { codeOrSecret: '123456789', address: '10.0.0.7' });
    // Of a device nobody knows: refused, and let through to be refused.
    const strange = { device: 'd1', body: { type: 'undo' } };
    for (const event of ['command', 'preview', 'table']) await venue.emitWithAck(event, strange);
    await venue.emitWithAck('report', { addresses: [], version: '0', online: [] });
    venue.close();
    const sent = recorded();
    const events = new Set(sent.map(({ namespace, packet }) => `${namespace} ${String(packet[0])}`));
    const listed = Object.entries(rows).flatMap(([namespace, list]) =>
      list.map(({ event }) => `${namespace} ${event}`),
    );
    expect(listed.filter((row) => !events.has(row))).toEqual([]);
    expect(sent.flatMap((packet) => verdict(packet) ?? [])).toEqual([]);
  });

  it(
    'has no name that no page asks for',
    async () => {
      const pages = [...PANELS, GRAPHIC, ...DRAWN_ALONE, '/dashboard/#graphics'];
      const opened = await Promise.all(pages.map(() => openPage(browser)));
      await Promise.all(opened.map(({ page }, index) => page.goto(`${server.url}${pages[index] ?? ''}`, PATIENTLY)));
      for (const [panel, tab] of BEHIND_TABS)
        await opened[PANELS.findIndex((path) => path.includes(`/${panel}/`))]?.page.getByTestId(`tab-${tab}`).click();
      await until(() => notAsked().length === 0, 'all names', LIMIT_MS / 3).catch(() => undefined);
      expect(notAsked()).toEqual([]);
      for (const { close } of opened) await close();
    },
    LIMIT_MS,
  );

  it('is what the server declares', async () => {
    const socket = await openSocket(server, '/');
    for (const full of known.replicants) {
      const [namespace, ...rest] = full.split(':');
      const target = { namespace, name: rest.join(':') };
      const [error, declared] = await new Promise<unknown[]>((resolve) => {
        socket.emit('replicant:declare', target, (...answer: unknown[]) => resolve(answer));
      });
      expect([full, error, (declared as { value?: unknown } | undefined)?.value === undefined]).toEqual([
        full,
        null,
        false,
      ]);
    }
    socket.close();
  });
});
