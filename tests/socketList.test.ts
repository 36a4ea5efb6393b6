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

interface Later {
  /** Opened first. */
  readonly tab?: string;
  readonly name: string;
}

/** What pages ask for once they rest, or behind a tab. By a part of the page's address. */
const LATER: Readonly<Record<string, readonly Later[]>> = {
  '/operator/': [{ name: 'chess-match:history' }],
  '/roster/': [{ name: 'chess-match:roster' }],
  '/director/': [
    { tab: 'sound', name: 'chess-match:sound' },
    { tab: 'obs', name: 'chess-match:obsPlans' },
  ],
  '/setup/': [
    { tab: 'rehearsal', name: 'chess-match:simulator' },
    { tab: 'hall', name: 'chess-match:devices' },
  ],
  '/commentator/': [{ tab: 'outlook', name: 'chess-match:judged' }],
  // Of a graphic that is open somewhere.
  '/dashboard/#graphics': [{ name: 'nodecg:bundles' }],
};

const AT_ONCE = 2;
/** Some forty pages of a real browser. */
const LIMIT_MS = 300_000;

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

const notAsked = (): readonly string[] => {
  const asked = new Set(
    recorded().flatMap(({ packet: [event, first] }) => {
      const { namespace, name } = (first ?? {}) as { namespace?: string; name?: string };
      return event === 'replicant:declare' ? [`${namespace ?? ''}:${name ?? ''}`] : [];
    }),
  );
  return [...known.replicants].filter((name) => !asked.has(name));
};

const askLater = async (page: Page, path: string): Promise<void> => {
  const [, later = []] = Object.entries(LATER).find(([part]) => path.includes(part)) ?? [];
  for (const { tab, name } of later) {
    if (tab !== undefined) await page.getByTestId(`tab-${tab}`).click();
    await until(() => !notAsked().includes(name), `${path} to ask for ${name}`);
  }
};

/** A page that rests on a crowded machine may have asked for nothing yet: it is to be connected, and idle. */
const hasAsked = async (page: Page): Promise<void> => {
  await page.waitForFunction("typeof nodecg === 'undefined' || nodecg.socket.connected");
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
};

/**
 * Visits one after another in one page: to open one costs four times as much as to load another one in it, and where
 * only what stands after the # is another, the dashboard that is loaded goes there.
 */
const visitAll = async (paths: readonly string[], look: (page: Page, path: string) => Promise<unknown>) => {
  const { page, close } = await openPage(browser);
  for (const path of paths) {
    await visitQuietly(page, server.url + path, LIMIT_MS);
    await hasAsked(page);
    await look(page, path);
  }
  await close();
};

describe('the list of packets', () => {
  // Every page once: what is sent is written down for all that is asked of it.
  beforeAll(async () => {
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) => PAGES.filter((_path, at) => at % AT_ONCE === lane));
    const { page, close } = await openPage(browser);
    await page.goto(server.url + GRAPHIC);
    await Promise.all(lanes.map((paths) => visitAll(paths, askLater)));
    await close();
  }, LIMIT_MS);

  it('lets everything pass that pages and the dashboard send', async () => {
    expect(recorded().length).toBeGreaterThan(PAGES.length);
    // After a gap in the revisions.
    await visitAll([GRAPHIC], (page) => page.evaluate("nodecg.readReplicant('match', 'chess-match')"));
    expect(recorded().flatMap((packet) => verdict(packet) ?? [])).toEqual([]);
    expect(server.log()).not.toContain('Refused socket');
  });

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

  it('has no name that no page asks for', () => {
    expect(notAsked()).toEqual([]);
  });

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
