import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { askEdge } from '../../../bundles/chess-match/src/match/home/askEdge';
import { publishKeyOf } from '../../../bundles/chess-match/src/match/home/keys';
import { newMatch, openCommandSocket } from '../../../tests/support/commands';
import { createEngine, type TestEngine } from '../../../tests/support/engine';
import { pressTimes } from '../../../tests/support/flood';
import { freePort } from '../../../tests/support/freePort';
import { startTestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { openViewerSocket, type ViewerSocket } from '../../../tests/support/viewerSocket';
import { cpuMs } from './cpu';
import { median, percentile, type Row } from './figures';
import { costByNodecg } from './viewersByNodecg';
import { benchPhone } from './viewersPhone';

const SECRET = 'a secret of the bench';
/** VIEWERS=1000 asks for fewer, on a machine that has other things to do. */
const MANY = Number(process.env['VIEWERS'] ?? 10_000);
const CROWDS = [MANY / 10, MANY] as const;
/** To the fewest of them more, so that there is processor time to be counted. */
const documentsFor = (count: number): number => 10 * Math.ceil(10_000 / count);
/** From one address: below the ports a system gives out. */
const FROM_ONE = 2000;
const AT_ONCE = 200;
const POLLERS = 500;
const POLL_MS = 2000;
const PRESSES = 100;
const ROUNDS = 3;

const cpuOf = (engine: TestEngine): number => engine.processes().reduce((sum, pid) => sum + cpuMs(pid), 0);

/** What belongs to each process, and its part of what they share. */
const memoryKb = (engine: TestEngine): number =>
  engine.processes().reduce((sum, pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0);
  }, 0);

/** As long as a document of a match is, and as hard to compress. */
const documentOf = (n: number): string =>
  JSON.stringify({ n, text: Array.from({ length: 900 }, (_, at) => ((at * 2654435761 + n) % 9973).toString(36)) });

/** All of a crowd, some at a time, as an engine lets them in. @param heard by the viewer's place among them */
const openCrowd = async (
  port: number,
  count: number,
  heard: (at: number, text: string) => void,
): Promise<ViewerSocket[]> => {
  const sockets: ViewerSocket[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) =>
      openViewerSocket({
        port,
        path: '/live/all',
        inflates: true,
        from: `127.0.0.${2 + Math.floor((from + at) / FROM_ONE)}`,
        heard: (text) => heard(from + at, text),
      }),
    );
    sockets.push(...some);
    await Promise.all(some.map(({ status }) => status));
  }
  return sockets;
};

const leave = async (sockets: readonly ViewerSocket[]): Promise<void> => {
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
};

/** All are dropped, the match goes on, all come back at once: each has to have what is newest. */
const storm = async (engine: TestEngine, count: number, newest: number): Promise<Row[]> => {
  const startMs = performance.now();
  const isNewest = `{"n":${newest},`;
  const upToDate = new Set<number>();
  const sockets = await openCrowd(engine.port, count, (at, text) => {
    if (text.startsWith(isNewest)) upToDate.add(at);
  });
  await until(() => upToDate.size >= count, 'everybody to be up to date').catch(() => undefined);
  const rows: Row[] = [
    { what: `${count} dropped and back: not up to date`, value: count - upToDate.size, unit: '', limit: 0 },
    { what: `${count} dropped and back: until all are`, value: performance.now() - startMs, unit: 'ms', limit: null },
  ];
  await leave(sockets);
  return rows;
};

const crowd = async (engine: TestEngine, count: number): Promise<Row[]> => {
  const ask = askEdge(engine.publish, publishKeyOf(SECRET));
  await ask('POST', '/publish/all', documentOf(0));
  const beforeKb = memoryKb(engine);
  const documents = documentsFor(count);
  let heard = 0;
  const sockets = await openCrowd(engine.port, count, () => (heard += 1));
  const viewers = await engine.viewers();
  await until(() => heard >= viewers, 'everybody to have the first document');
  const heldKb = memoryKb(engine) - beforeKb;
  const [startMs, startCpuMs] = [performance.now(), cpuOf(engine)];
  heard = 0;
  for (let n = 1; n <= documents; n += 1) {
    await ask('POST', '/publish/all', documentOf(n));
    await until(() => heard >= viewers * n, `document ${n} to be with everybody`);
  }
  const usedMs = (cpuOf(engine) - startCpuMs) / documents / (viewers / 1000);
  const eachMs = (performance.now() - startMs) / documents;
  await leave(sockets);
  await ask('POST', '/publish/all', documentOf(documents + 1));
  const stormed = await storm(engine, count, documents + 1);
  const name = `${count} WebSockets`;
  return [
    { what: `${name}: held`, value: viewers, unit: '', limit: null },
    { what: `${name}: processor per 1000 viewers and document`, value: usedMs, unit: 'ms', limit: 30 },
    { what: `${name}: memory per viewer`, value: heldKb / viewers, unit: 'kB', limit: 15 },
    { what: `${name}: until a document is with everybody`, value: eachMs, unit: 'ms', limit: null },
    ...stormed,
  ];
};

const benchEngine = async (root: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const count of CROWDS) {
    const engine = await createEngine(SECRET, {
      viewers: Math.ceil(count * 1.2),
      perAddress: FROM_ONE + 500,
      pingSeconds: 25,
    });
    await engine.start();
    try {
      rows.push(...(await crowd(engine, count)));
    } finally {
      await engine.dispose();
    }
  }
  const [few, many] = rows.filter(({ what }) => what.includes('processor')).map(({ value }) => value);
  if (few === undefined || many === undefined) return rows;
  const nodecg = await costByNodecg(root);
  return [
    ...rows,
    { what: 'processor per viewer, many beside few', value: many / few, unit: 'x', limit: 1.2 },
    { what: 'processor per 1000 pages of NodeCG and turn', value: nodecg, unit: 'ms', limit: null },
    { what: 'an engine beside NodeCG’s own way', value: many / nodecg, unit: 'x', limit: 1 / 8 },
  ];
};

/** Viewers who ask as the page does, in a thread of their own: whoever measures presses does nothing else. */
const ASKING = `
  const { workerData: { url, everyMs } } = require('node:worker_threads');
  let etag = '';
  setInterval(async () => {
    try {
      const response = await fetch(url, { headers: { 'if-none-match': etag } });
      etag = response.headers.get('etag') ?? '';
      await response.arrayBuffer();
    } catch {}
  }, everyMs);
`;

/**
 * The same bytes as quickly as one can, and nothing to do with us: what the asking itself costs this machine. Whole
 * each time: one press follows the other here, so whoever asks us meets a new document each time as well.
 */
const ELSEWHERE = `
  const { workerData: { port, body } } = require('node:worker_threads');
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length };
  require('node:http').createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(port, '127.0.0.1');
`;

const whilePolled = async <T>(url: string, run: () => Promise<T>): Promise<T> => {
  const pollers = new Worker(ASKING, { eval: true, workerData: { url, everyMs: POLL_MS / POLLERS } });
  try {
    return await run();
  } finally {
    await pollers.terminate();
  }
};

const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The press of the clock while so many look at the embedded page, beside one while they look elsewhere on this machine.
 */
const benchEmbedded = async (): Promise<Row[]> => {
  const [port, elsewhere] = [await freePort(), await freePort()];
  const server = await startTestServer({ config: { checkViews: false, viewers: { port } } });
  await newMatch(server);
  const ours = `http://127.0.0.1:${port}/viewers/all.json`;
  await until(() => isThere(ours), 'viewers to be served');
  const body = gzipSync(await (await fetch(ours)).text());
  const other = new Worker(ELSEWHERE, { eval: true, workerData: { port: elsewhere, body } });
  try {
    const operator = await openCommandSocket(server, { role: 'operator', name: '', page: 'operator' });
    await pressTimes(operator, PRESSES);
    const [quiet, looked]: [number[], number[]] = [[], []];
    // Each in a match of its own: what is pressed and taken back makes a match long, and a press in it dear.
    const press = async (): Promise<readonly number[]> => {
      await newMatch(server);
      return pressTimes(operator, PRESSES);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await whilePolled(`http://127.0.0.1:${elsewhere}`, press)));
      looked.push(...(await whilePolled(ours, press)));
    }
    operator.close();
    return [
      { what: 'press while they look elsewhere, median', value: median(quiet), unit: 'ms', limit: null },
      { what: `press beside ${POLLERS} viewers, median`, value: median(looked), unit: 'ms', limit: null },
      { what: `press beside ${POLLERS} viewers, p95`, value: percentile(looked, 95), unit: 'ms', limit: null },
      { what: 'ratio of medians', value: median(looked) / median(quiet), unit: 'x', limit: 1.1 },
    ];
  } finally {
    await other.terminate();
    await server.dispose();
  }
};

/** Viewers at home: what they cost an engine, and what they cost the operator. */
export const benchViewers = async (root: string): Promise<Row[]> => [
  ...(await benchEngine(root)),
  ...(await benchEmbedded()),
  ...(await benchPhone(root)),
];
