import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { AUDIENCES_AT, isPictures, WORKPLACES, type Pictures } from '../../../bundles/chess-match/src/contract/crew';
import { VIEW_NAMES, type ReplicantName } from '../../../bundles/chess-match/src/contract/replicants';
import { viewsFor, VIEWS } from '../../../bundles/chess-match/src/contract/views';
import { ROWS } from '../../../bundles/chess-match/src/match/gate/guard/http/rows';
import { openSocket, rawRequest } from '../commands';
import { openLive } from '../liveSocket';
import { PROJECT_FOLDER } from '../root';
import type { TestServer } from '../server';
import { createEar, everyPacket, type Spy } from './spy';

/** What a proxy adds: by it the server takes this for another machine, as it must. */
export const ELSEWHERE = { 'x-forwarded-for': '192.0.2.7' };

/** An OBS with the key of its sources' addresses, beside the browsers that were given one for the same. */
export const obsWith = (pictures: Pictures): string => `OBS with ${pictures}`;

/** Who may be sent a view by the match server; null: somebody without a key. */
export const mayRead = (who: string | null, name: ReplicantName): boolean => {
  const { audience } = VIEWS[name];
  const known = WORKPLACES.find((one) => who === one || (isPictures(one) && who === obsWith(one)));
  return known !== undefined && AUDIENCES_AT[known].includes(audience);
};

/** What is told of the match by the plain socket comes of these. */
const TOLD: readonly ReplicantName[] = viewsFor('programs');

/** Who may know of a view: whoever is sent it, and a program that is told of it. */
export const mayKnowOf = (who: string | null, name: ReplicantName): boolean =>
  mayRead(who, name) || (who === 'reader' && TOLD.includes(name));

const NAMESPACES = ['/', '/chess-match', '/chess-match/levels', '/chess-match/venue', '/chess-broadcast'];

/** Addresses of the guard's whole list that are one path each, without those that would change something. */
const ROUTES = ROWS.flatMap(({ method, path }) =>
  typeof path === 'string' && !/import|take/.test(path) ? [{ method, path }] : [],
);

/** What is built, what lies on the disk near it, and what nobody serves. */
const files = (): readonly string[] => {
  const built = ['dashboard', 'graphics'].flatMap((area) =>
    readdirSync(join(PROJECT_FOLDER, area, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|js)$/.test(file))
      .flatMap((file) => [file, `${file}.map`])
      .map((file) => `/bundles/chess-broadcast/${area}/dist/${file}`),
  );
  const behind = ['/bundles/chess-match/extension/index.js', '/bundles/chess-match/extension/index.js.map'];
  const kept = ['journal.sqlite3', 'journal.sqlite3-wal', 'own-machine.key', 'venue.key', 'alive'];
  const disk = kept.flatMap((file) => [`/db/chess-match/${file}`, `/bundles/chess-match/../../db/chess-match/${file}`]);
  const config = ['chess-match.json', 'nodecg.json', 'venue.json'].map((file) => `/cfg/${file}`);
  return [...built, ...behind, ...disk, ...config, '/package.json', '/.git/config', '/x%00'];
};

/** @param who so that what comes of it is seen to be his doing */
const commandsOf = (who: string): readonly Readonly<Record<string, unknown>>[] => [
  { type: 'setDraft', expectedVersion: 0, line: '1:e4' },
  { type: 'undo', expectedVersion: 0, reason: null },
  { type: 'takeBack', expectedVersion: 0, turns: 1, reason: 'x', clocks: 'now' },
  { type: 'issueDeviceCode', expectedVersion: null, place: 'table-black-4', name: who },
  { type: 'toString' },
];

const sent = (command: Readonly<Record<string, unknown>>): object => ({
  ...command,
  id: randomUUID(),
  issuedAt: Date.now(),
});

/** What NodeCG's socket is asked for each view: the value, the value again, and what comes of it later. */
const asksFor = (name: string): readonly (readonly [string, unknown])[] => [
  ['replicant:declare', { name, namespace: 'chess-match', opts: {} }],
  ['replicant:read', { name, namespace: 'chess-match' }],
  ['joinRoom', `replicant:chess-match:${name}`],
];

const ANSWER_WITHIN_MS = 60_000;

/** @throws with what it was, when nothing comes */
const within = async <T>(answer: Promise<T>, what: string): Promise<T> => {
  const limit = new AbortController();
  const late = setTimeout(ANSWER_WITHIN_MS, null, { signal: limit.signal }).then(() => {
    throw new Error(`${what} was not answered`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    limit.abort();
  }
};

export interface CrewSpy extends Spy {
  /** Views whose value was given when they were asked for one by one. */
  given(): Promise<readonly ReplicantName[]>;
  /** Whether the server has ended all its connections. */
  isCutOff(): boolean;
  /** Every file that is served, and those that are not. */
  askFiles(): Promise<void>;
}

let machines = 0;
/** Each spy has an address of its own: the gate counts what one address sends, and they ask more than any crew. */
const nextAddress = (): string => `127.0.1.${(machines += 1)}`;

/**
 * Somebody at another machine, on every namespace that lets him in.
 * @param cookie of his key; null without one
 */
export const spyElsewhere = async (server: TestServer, who: string, cookie: string | null): Promise<CrewSpy> => {
  const headers = { ...ELSEWHERE, ...(cookie !== null && { cookie }) };
  const from = nextAddress();
  const ear = createEar();
  const sockets = new Map<string, Socket>();
  for (const namespace of NAMESPACES) {
    const socket = await openSocket(server, namespace, headers, 'websocket', {}, from).catch(() => null);
    if (socket === null) continue;
    everyPacket(socket, ear.note);
    sockets.set(namespace, socket);
  }
  const live = await openLive(server, headers, '', from).catch(() => null);
  live?.socket.on('message', (data: Buffer) => ear.note(data.toString()));
  for (const message of live?.heard ?? []) ear.note(message);
  const ask = async (namespace: string, event: string, ...body: readonly unknown[]): Promise<string> => {
    const socket = sockets.get(namespace);
    if (socket === undefined) return 'Refused';
    // Whoever is cut off hears nothing more, and would prove nothing.
    if (!socket.connected) throw new Error(`${who} was cut off from ${namespace}`);
    // NodeCG answers with an error first, others with their answer: both are wanted here.
    return new Promise((resolve) => {
      socket.timeout(4000).emit(event, ...body, (...answer: unknown[]) => resolve(JSON.stringify(answer)));
    });
  };
  const get = async (method: string, path: string): Promise<void> => {
    const asked = rawRequest(server, method, path, headers, '', from);
    const { status, text: answer } = await within(asked, `${method} ${path}`);
    // What is turned away for being asked too often is not tried.
    if (status === 429) throw new Error(`${method} ${path} was asked too fast`);
    ear.note(answer);
  };
  return {
    who,
    knows: ear.knows,
    isCutOff: () =>
      [...sockets.values()].every(({ connected }) => !connected) && live?.socket.readyState !== live?.socket.OPEN,
    given: async () => {
      const answers = await Promise.all(
        VIEW_NAMES.map(async (name) => ({ name, answer: await ask('/', 'replicant:declare', asksFor(name)[0]?.[1]) })),
      );
      return answers.flatMap(({ name, answer }) => (answer.includes('"value"') ? [name] : []));
    },
    askEverything: async () => {
      for (const name of VIEW_NAMES) await Promise.all(asksFor(name).map(([event, body]) => ask('/', event, body)));
      for (const role of ['operator', 'setup']) {
        await ask('/chess-match', 'introduce', { role, name: who, page: role });
        for (const command of commandsOf(who))
          await Promise.all(['command', 'preview'].map((event) => ask('/chess-match', event, sent(command))));
      }
      for (const { method, path } of ROUTES) await get(method, path);
    },
    askFiles: async () => {
      for (const path of files()) await get('GET', path);
    },
    close: () => {
      for (const socket of sockets.values()) socket.close();
      live?.socket.terminate();
    },
  };
};
