import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { VIEW_NAMES } from 'chess-match/contract/replicants';
import { buildExtension } from '../../../tests/support/buildExtension';
import { getJson, newMatch, openCommandSocket, openSocket } from '../../../tests/support/commands';
import { readReplicants } from '../../../tests/support/replicants';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { programPath } from '../../lib/programs';
import { demonstrationLines } from './demonstration';
import { BREATH_MS, enterLine, idle, openOverlay, pressOnce, wallMs, type Watched } from './press';
import { median, percentile, type Row } from './figures';

const CROWD = 20;
/**
 * Played first and not counted: an evening's worth of commands, as on air every keystroke of a turn is one, and the
 * bare path as often.
 */
const WARM_UP_GAMES = 3;
const GAMES = 2;

/** Sockets that take part in everything, as the pages of a full control room do. */
const crowd = async (server: TestServer): Promise<() => void> => {
  const sockets = await Promise.all(Array.from({ length: CROWD }, () => openSocket(server, '/')));
  for (const socket of sockets)
    for (const name of [...VIEW_NAMES.map((known) => `chess-match:${known}`), 'bench:bare'])
      await socket.emitWithAck('joinRoom', `replicant:${name}`);
  return () => {
    for (const socket of sockets) socket.close();
  };
};

interface Samples {
  readonly press: number[];
  /** A replicant that holds one number. */
  readonly bare: number[];
  /** A replicant that holds what a turn on five boards changes: the same bytes, none of our work. */
  readonly loaded: number[];
  /** The same again, in a durable transaction first: nobody is told of what is not on disk. */
  readonly durable: number[];
}

/**
 * A bare replicant written by one client, seen by the page: what NodeCG itself costs. @param name `durable`: on disk
 * first
 */
const bareOnce = async (
  page: Watched,
  socket: Awaited<ReturnType<typeof openSocket>>,
  name: 'bare' | 'durable',
  load: unknown,
): Promise<number> => {
  const at = Math.round(wallMs() * 1000);
  const operations = [{ path: '/', method: 'overwrite', args: { newValue: { at, load } } }];
  const sentAt = wallMs();
  socket.emit(
    'replicant:proposeOperations',
    { name, namespace: 'bench', opts: { persistent: false }, operations },
    () => undefined,
  );
  return (await page.at(`data-bare=${at}`)) - sentAt;
};

const measure = async (server: TestServer, page: Watched, lines: readonly string[]): Promise<Samples> => {
  const load = await readReplicants(server, ['boards', 'score', 'clocks', 'course', 'play', 'match']);
  const commands = await openCommandSocket(server);
  const bareSocket = await openSocket(server, '/');
  const samples: Samples = { press: [], bare: [], loaded: [], durable: [] };
  /** All kinds after the same rest: a machine that has just worked answers sooner than one that slept. */
  const rested = async <T>(once: () => Promise<T>): Promise<T> => {
    await idle(commands);
    await setTimeout(BREATH_MS);
    return once();
  };
  for (let game = 0; game < WARM_UP_GAMES + GAMES; game += 1) {
    await newMatch(server);
    if (game === WARM_UP_GAMES) for (const list of Object.values(samples) as number[][]) list.length = 0;
    for (const line of lines) {
      samples.bare.push(await rested(() => bareOnce(page, bareSocket, 'bare', null)));
      samples.loaded.push(await rested(() => bareOnce(page, bareSocket, 'bare', load)));
      samples.durable.push(await rested(() => bareOnce(page, bareSocket, 'durable', load)));
      await enterLine(commands, line);
      samples.press.push(await rested(() => pressOnce(page, commands)));
    }
  }
  commands.close();
  bareSocket.close();
  return samples;
};

const rowsOf = (where: string, { press, bare, loaded, durable }: Samples): Row[] => [
  { what: `press to overlay DOM, ${where}, median`, value: median(press), unit: 'ms', limit: null },
  { what: `press to overlay DOM, ${where}, p99`, value: percentile(press, 99), unit: 'ms', limit: null },
  { what: `bare replicant to DOM, ${where}, median`, value: median(bare), unit: 'ms', limit: null },
  { what: `bare replicant to DOM, ${where}, p99`, value: percentile(bare, 99), unit: 'ms', limit: null },
  { what: `bare replicant of the same bytes to DOM, ${where}, median`, value: median(loaded), unit: 'ms', limit: null },
  { what: `the same, on disk first, ${where}, median`, value: median(durable), unit: 'ms', limit: null },
  { what: `ratio to the bare replicant, ${where}`, value: median(press) / median(bare), unit: 'x', limit: null },
  {
    what: `ratio to the one of the same bytes, ${where}`,
    value: median(press) / median(loaded),
    unit: 'x',
    limit: null,
  },
  {
    what: `ratio to the one on disk first, ${where}`,
    value: median(press) / median(durable),
    unit: 'x',
    limit: 1.5,
  },
];

/** Press of the clock to the overlays' DOM, beside a bare replicant change in the same run. */
export const benchLatency = async function* (root: string): AsyncGenerator<Row[]> {
  const server = await startTestServer({
    pages: true,
    config: { checkViews: false },
    extension: await buildExtension('bareReplicantExtension'),
  });
  const browser = await chromium.launch({
    executablePath: programPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await newMatch(server);
    const watched = await openOverlay(browser, server, 'scorebug');
    const lines = demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr'));
    yield rowsOf('score bug alone', await measure(server, watched, lines));
    const leave = await crowd(server);
    yield rowsOf(`score bug, ${CROWD} more sockets`, await measure(server, watched, lines));
    leave();
    const boards = await measure(server, await openOverlay(browser, server, 'boards'), lines);
    await getJson(server, '/chess-match/health');
    // Its motions take every frame of a machine without a graphics card: messages of both kinds wait for the frame.
    yield rowsOf('boards', boards).map((row) => ({ ...row, limit: null }));
  } finally {
    await browser.close();
    await server.dispose();
  }
};
