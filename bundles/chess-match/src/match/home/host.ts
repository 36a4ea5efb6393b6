import { Worker } from 'node:worker_threads';
import type { HomeAudience, HomeDocument } from '../../contract/viewers';
import type { LiveFile } from '../livePgn/files';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import type { Outlet } from './feed';
import type { Past } from './past';
import type { AccessState } from './access/check';
import type { DocumentOut, FromThread, ThreadData, ThreadLoad, ToThread } from './thread';

/** A thread that ended is begun anew after this, and not more often. */
const AGAIN_AFTER_MS = 5000;
const MEMORY_LIMIT_MB = 256;

/** How those of one place are served, for the crew. */
export interface PlaceLoad extends ThreadLoad {
  /** null: nobody is served there. */
  readonly port: number | null;
  /** Why not, where somebody should be. */
  readonly problem: string | null;
  /** There are engines, and nothing to prove to them who we are. */
  readonly isSecretMissing: boolean;
}

/** How those at home are served, and those in the hall; null: the hall has no listener of its own. */
export interface ViewersLoad extends PlaceLoad {
  readonly hall: PlaceLoad | null;
}

export interface PlaceHost extends Outlet {
  /** Files by which the match is followed are these from now on. */
  putFiles(files: readonly LiveFile[]): void;
  /** Others are let in from now on. */
  letIn(accessState: AccessState): void;
  /** These matches are put away, or not published, from now on. */
  putAway(matchIds: readonly string[]): void;
  load(): PlaceLoad;
  stop(): void;
}

const NOBODY_THERE: PlaceLoad = {
  port: null,
  problem: null,
  isSecretMissing: false,
  connections: 0,
  requestsPerSecond: 0,
  edges: [],
  feeds: [],
};

export const NOBODY: ViewersLoad = { ...NOBODY_THERE, hall: null };

/** For a server that shows nothing to anybody there. */
export const noViewers = (): PlaceHost => ({
  putFiles: () => undefined,
  put: () => undefined,
  letIn: () => undefined,
  putAway: () => undefined,
  load: () => NOBODY_THERE,
  stop: () => undefined,
});

/** As the log calls them, and where it is settled. */
const NAMES = {
  home: { who: 'Viewers at home', where: '"viewers"' },
  hall: { who: 'Viewers in the hall', where: '"hall" of "viewers"' },
} as const satisfies Record<ThreadData['place'], object>;

const statesIn = ({ edges, feeds }: ThreadLoad): string =>
  JSON.stringify([edges.map(({ state }) => state), feeds.map(({ state, trouble }) => [state, trouble])]);

/**
 * Keeps the thread that serves viewers: what it is given goes to it, and all of it again to the next one where it
 * ended. The match goes on without it.
 * @param path of the built src/workers/viewers.ts
 * @param now the match's time, Unix ms
 * @param changed an engine or a feed is not as it was
 */
export const viewersIn = (
  path: string,
  data: Omit<ThreadData, 'nowMs'>,
  now: () => number,
  log: Log,
  changed: () => void,
): PlaceHost => {
  const { who, where } = NAMES[data.place];
  const latest = new Map<HomeAudience, Omit<DocumentOut, 'nowMs'>>();
  let { accessState, away } = data;
  let files: readonly LiveFile[] = [];
  const idle: PlaceLoad = { ...NOBODY_THERE, isSecretMissing: data.edges.length > 0 && data.publishKey === null };
  let load = idle;
  let given = new Map<HomeAudience, ReadonlySet<string>>();
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** A part is the same for ever: what the thread was given with the document before goes there once. */
  const post = (message: Omit<DocumentOut, 'nowMs'>): void => {
    const before = given.get(message.audience);
    const parts = new Map([...message.parts].filter(([id]) => before?.has(id) !== true));
    given.set(message.audience, new Set(message.named));
    thread?.postMessage({ ...message, parts, nowMs: now() } satisfies ToThread);
  };
  const heard = (message: FromThread): void => {
    switch (message.kind) {
      case 'listens':
        load = { ...idle, port: message.port };
        log.info(`${who} are served on ${data.host}:${message.port}.`);
        return;
      case 'failed':
        if (load.problem !== message.reason)
          log.warn(`${who} are not served: ${message.reason}. ${where} in cfg/chess-match.json says where.`);
        load = { ...idle, problem: message.reason };
        return;
      case 'warned':
        log.warn(message.text);
        return;
      case 'load': {
        const before = statesIn(load);
        load = { ...load, ...message.load };
        if (statesIn(load) !== before) changed();
        return;
      }
    }
  };
  const start = (): void => {
    const started = new Worker(path, {
      workerData: { ...data, accessState, away, nowMs: now() } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    thread = started;
    given = new Map();
    started.on('message', heard);
    started.on('error', (error) => log.warn(`${who}: their thread failed: ${textOf(error)}`));
    started.on('exit', () => {
      thread = null;
      load = { ...idle, problem: 'their thread ended' };
      if (isStopped) return;
      timer = setTimeout(start, AGAIN_AFTER_MS);
      timer.unref();
    });
    started.unref();
    for (const message of latest.values()) post(message);
    started.postMessage({ kind: 'files', files } satisfies ToThread);
  };
  start();
  return {
    put: (audience: HomeAudience, document: HomeDocument, parts: Past['parts']) => {
      const message: Omit<DocumentOut, 'nowMs'> = {
        kind: 'document',
        audience,
        etag: `${document.epoch}-${document.n}`,
        body: JSON.stringify(document),
        named: document.past.parts,
        parts,
      };
      latest.set(audience, message);
      post(message);
    },
    putFiles: (next) => {
      files = next;
      thread?.postMessage({ kind: 'files', files } satisfies ToThread);
    },
    letIn: (next) => {
      accessState = next;
      thread?.postMessage({ kind: 'access', accessState } satisfies ToThread);
    },
    putAway: (matchIds) => {
      if (matchIds.join() === away.join()) return;
      away = matchIds;
      thread?.postMessage({ kind: 'away', away } satisfies ToThread);
    },
    load: () => load,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      void thread?.terminate();
    },
  };
};
