import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { askEdge } from '../../bundles/chess-match/src/match/viewers/askEdge';
import { publishKeyOf } from '../../bundles/chess-match/src/match/viewers/keys';
import { newMatch, openCommandSocket } from '../../tests/support/commands';
import { createEngine, type TestEngine } from '../../tests/support/engine';
import { pressTimes } from '../../tests/support/flood';
import { freePort } from '../../tests/support/freePort';
import { startTestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import { openViewerSocket, type ViewerSocket } from '../../tests/support/viewerSocket';
import { median, percentile, type Row } from './table';

const SECRET = 'a secret of the bench';
const CROWDS = [1000, 10_000] as const;
const DOCUMENTS = 10;
/** From one address: below the ports a system gives out. */
const FROM_ONE = 2000;
const AT_ONCE = 200;
const POLLERS = 500;
const POLL_MS = 2000;
const PRESSES = 100;
const ROUNDS = 3;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

const fieldsOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

const cpuMs = (engine: TestEngine): number =>
  engine.processes().reduce((sum, pid) => {
    const fields = fieldsOf(pid);
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);

/** What belongs to each process, and its part of what they share. */
const memoryKb = (engine: TestEngine): number =>
  engine.processes().reduce((sum, pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0);
  }, 0);

/** As long as a document of a match is, and as hard to compress. */
const documentOf = (n: number): string =>
  JSON.stringify({ n, text: Array.from({ length: 900 }, (_, at) => ((at * 2654435761 + n) % 9973).toString(36)) });

const crowd = async (engine: TestEngine, count: number): Promise<Row[]> => {
  const ask = askEdge(engine.publish, publishKeyOf(SECRET));
  await ask('POST', '/publish/all', documentOf(0));
  const beforeKb = memoryKb(engine);
  const sockets: ViewerSocket[] = [];
  let heard = 0;
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) =>
      openViewerSocket({
        ...{ port: engine.port, path: '/live/all', from: `127.0.0.${2 + Math.floor((from + at) / FROM_ONE)}` },
        heard: () => (heard += 1),
      }),
    );
    sockets.push(...some);
    await Promise.all(some.map(({ status }) => status));
  }
  const viewers = await engine.viewers();
  await until(() => heard >= viewers, 'everybody to have the first document');
  const heldKb = memoryKb(engine) - beforeKb;
  const [startMs, startCpuMs] = [performance.now(), cpuMs(engine)];
  heard = 0;
  for (let n = 1; n <= DOCUMENTS; n += 1) {
    await ask('POST', '/publish/all', documentOf(n));
    await until(() => heard >= viewers * n, `document ${n} to be with everybody`);
  }
  const usedMs = (cpuMs(engine) - startCpuMs) / DOCUMENTS / (viewers / 1000);
  const eachMs = (performance.now() - startMs) / DOCUMENTS;
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
  const name = `${count} WebSockets`;
  return [
    { what: `${name}: held`, value: viewers, unit: '', limit: null },
    { what: `${name}: processor per 1000 viewers and document`, value: usedMs, unit: 'ms', limit: 30 },
    { what: `${name}: memory per viewer`, value: heldKb / viewers, unit: 'kB', limit: 15 },
    { what: `${name}: until a document is with everybody`, value: eachMs, unit: 'ms', limit: null },
  ];
};

const benchEngine = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const count of CROWDS) {
    const engine = await createEngine(SECRET, { viewers: 12_000, perAddress: FROM_ONE + 500, pingSeconds: 25 });
    await engine.start();
    try {
      rows.push(...(await crowd(engine, count)));
    } finally {
      await engine.dispose();
    }
  }
  const [few, many] = rows.filter(({ what }) => what.includes('processor')).map(({ value }) => value);
  if (few === undefined || many === undefined) return rows;
  return [...rows, { what: 'processor per viewer, many beside few', value: many / few, unit: 'x', limit: 1.2 }];
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

/** Answers as quickly as one can, and has nothing to do with us: what the asking itself costs this machine. */
const ELSEWHERE = `
  const { workerData: { port } } = require('node:worker_threads');
  require('node:http').createServer((_request, response) => response.writeHead(304).end()).listen(port, '127.0.0.1');
`;

const whilePolled = async <T>(url: string, run: () => Promise<T>): Promise<T> => {
  const pollers = new Worker(ASKING, { eval: true, workerData: { url, everyMs: POLL_MS / POLLERS } });
  try {
    return await run();
  } finally {
    await pollers.terminate();
  }
};

/** The press of the clock while so many look at the embedded page, beside one while they look elsewhere on this machine. */
const benchEmbedded = async (): Promise<Row[]> => {
  const [port, elsewhere] = [await freePort(), await freePort()];
  const other = new Worker(ELSEWHERE, { eval: true, workerData: { port: elsewhere } });
  const server = await startTestServer({ config: { checkViews: false, viewers: { port } } });
  try {
    await newMatch(server);
    const operator = await openCommandSocket(server, { role: 'operator', name: '', page: 'operator' });
    await pressTimes(operator, PRESSES);
    const [quiet, looked]: [number[], number[]] = [[], []];
    const press = () => pressTimes(operator, PRESSES);
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await whilePolled(`http://127.0.0.1:${elsewhere}`, press)));
      looked.push(...(await whilePolled(`http://127.0.0.1:${port}/viewers/all.json`, press)));
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
export const benchViewers = async (): Promise<Row[]> => [...(await benchEngine()), ...(await benchEmbedded())];
