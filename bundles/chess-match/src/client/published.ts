import type { ReplicantName, Replicants } from '../contract/replicants';
import { keepSame } from '../view/keepSame';

interface ClientReplicant<T> {
  readonly value: T | undefined;
  on(event: 'change', listener: (value: T | undefined) => void): void;
  removeListener(event: 'change', listener: (value: T | undefined) => void): void;
}

interface PublisherSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): void;
  off(event: 'connect' | 'disconnect', listener: () => void): void;
}

declare global {
  interface Window {
    readonly nodecg: {
      /** Configuration of the bundle whose page this is: cfg/<bundle>.json. Every visitor of the page can read it. */
      readonly bundleConfig?: Readonly<Record<string, unknown>>;
      readonly socket: PublisherSocket;
      Replicant<T>(name: string, namespace: string): ClientReplicant<T>;
    };
  }
}

/** Replicant values are proxies, which structuredClone refuses; they hold nothing but JSON. */
const cloned = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Listener<N extends ReplicantName> = (value: Replicants[N]) => void;

/** A replicant as this page has it: one copy of its value for all who listen. */
interface Feed<N extends ReplicantName> {
  value: Replicants[N] | undefined;
  readonly listeners: Set<Listener<N>>;
}

const feeds: { [N in ReplicantName]?: Feed<N> } = {};

const openFeed = <N extends ReplicantName>(name: N): Feed<N> => {
  const feed: Feed<N> = { value: undefined, listeners: new Set() };
  window.nodecg.Replicant<Replicants[N]>(name, 'chess-match').on('change', (value) => {
    if (value === undefined) return;
    const copy = keepSame(feed.value, cloned(value));
    feed.value = copy;
    for (const listener of [...feed.listeners]) listener(copy);
  });
  return feed;
};

/**
 * Is the only place of the browser that touches `nodecg`. Values are copied, once for each change: NodeCG changes them
 * in place, and its proxies cannot be cloned structurally. Of a copy, what did not change is the same object as before.
 */
export const subscribe = <N extends ReplicantName>(name: N, listener: Listener<N>): (() => void) => {
  const known: Feed<N> | undefined = feeds[name];
  const feed = known ?? openFeed(name);
  if (known === undefined) Object.assign(feeds, { [name]: feed });
  // By itself: the same function may listen twice.
  const own: Listener<N> = (value) => {
    listener(value);
  };
  feed.listeners.add(own);
  if (feed.value !== undefined) own(feed.value);
  return () => {
    feed.listeners.delete(own);
  };
};

/** What cfg/<bundle>.json says to the pages of that bundle; empty without such a file. */
export const bundleConfig = (): Readonly<Record<string, unknown>> => window.nodecg.bundleConfig ?? {};

/** A file that was uploaded in the dashboard's Assets. */
export interface Asset {
  /** Its name without the ending. */
  readonly name: string;
  /** Its address on this server, beginning with "/". */
  readonly url: string;
}

/**
 * Calls back with the uploaded files of a category of the show bundle (package.json, `nodecg.assetCategories`), now and
 * after every change. @returns how to stop listening.
 */
export const subscribeAssets = (category: 'logos' | 'photos', listener: (assets: readonly Asset[]) => void) => {
  const replicant = window.nodecg.Replicant<readonly Asset[]>(`assets:${category}`, 'chess-broadcast');
  const onChange = (value: readonly Asset[] | undefined): void => {
    listener((value ?? []).map(({ name, url }) => ({ name, url })));
  };
  replicant.on('change', onChange);
  return (): void => {
    replicant.removeListener('change', onChange);
  };
};

/** Is true while replicants arrive. */
export const isPublisherConnected = (): boolean => window.nodecg.socket.connected;

/** Calls `listener` when replicants begin or cease to arrive. @returns how to stop listening. */
export const onPublisherChange = (listener: () => void): (() => void) => {
  const { socket } = window.nodecg;
  socket.on('connect', listener);
  socket.on('disconnect', listener);
  return () => {
    socket.off('connect', listener);
    socket.off('disconnect', listener);
  };
};
