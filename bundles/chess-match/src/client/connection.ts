import type { InstanceId } from '@schemas/obsInstances';
import { io } from 'socket.io-client';
import { ANSWER_TIMEOUT_MS, createLink, type CommandBody, type Link } from './link';
import { onPublisherChange, isPublisherConnected } from './published';
import { answerAlive, type Source } from './life';
import { newId } from './newId';
import { createPulse, type Introduction } from './presence';
import { createWakeWatch } from './wake';

/** Monotonic clocks of two machines drift by a few ms a minute. */
const SYNC_EVERY_MS = 30_000;
const PULSE_EVERY_MS = 5000;
const POLL_INTERVAL_MS = 1000;

interface Opened extends Link {
  readonly introduceAgain: () => void;
  readonly silentForMs: () => number;
  readonly tellCovered: (instance: InstanceId, stinger: number) => void;
}

/** What this page says of itself; nothing: whoever sits at this machine. */
let self: Introduction | undefined;
/** As what OBS has this page; null: it is none of its sources. */
let source: Source | null = null;

/**
 * The key in this page's address: of two pages of one OBS with a key each, the cookies they share tell only the last.
 */
const keyOfPage = (): { readonly key?: string } => {
  const key = new URLSearchParams(location.search).get('key');
  return key === null ? {} : { key };
};

const open = (): Opened => {
  const socket = io('/chess-match', {
    transports: ['websocket'],
    query: keyOfPage(),
    reconnectionDelay: 300,
    // Less than a source of OBS is waited for before it is opened anew.
    reconnectionDelayMax: 1000,
    auth: (give) => give({ ...self, ...(source && { source: source.address }) }),
  });
  const nowMs = (): number => performance.now();
  const wallMs = (): number => Date.now();
  const link = createLink({ socket, nowMs, guessMs: wallMs, newId });
  let heardAtMs = wallMs();
  const heard: Link['heardTime'] = (...times) => {
    heardAtMs = wallMs();
    link.heardTime(...times);
  };
  const beat = createPulse({ socket, nowMs, isVisible: () => !document.hidden, heard });
  socket.on('alive', (answered: (drawn: boolean) => void) => {
    if (source !== null) answerAlive(source, answered);
  });
  const woke = (): void => void link.syncTime();
  setInterval(woke, SYNC_EVERY_MS);
  setInterval(() => void beat(), PULSE_EVERY_MS);
  setInterval(createWakeWatch({ nowMs, wallMs, woke }, POLL_INTERVAL_MS), POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    void beat();
    if (!document.hidden) woke();
  });
  window.addEventListener('pageshow', woke);
  /** Nothing waits for the connection: what is said late is wrong. */
  const tell = (event: string, value: unknown): void => {
    if (socket.connected)
      socket
        .timeout(ANSWER_TIMEOUT_MS)
        .emitWithAck(event, value)
        .catch(() => undefined);
  };
  return {
    ...link,
    // Not answered in time: the next handshake says it.
    introduceAgain: () => tell('introduce', self),
    silentForMs: () => Math.max(0, wallMs() - heardAtMs),
    tellCovered: (instance, stinger) => tell('covered', { instance, stinger }),
  };
};

/** The page's own way to the match: a Socket.IO namespace, apart from NodeCG's messages. Opened at first use. */
let opened: Opened | undefined;
const get = (): Opened => (opened ??= open());

/**
 * Says who sits at this page: the role decides what its commands may do, the name stands in the journal. Call it before
 * anything else of this folder, and again when the person changes.
 */
export const introduce = (introduction: Introduction): void => {
  self = introduction;
  opened?.introduceAgain();
};

/**
 * This page is a source of an OBS: it proves that it lives whenever the server asks. Call it before anything is drawn.
 */
export const proveLife = (asSource: Source): void => {
  source = asSource;
};

/** The stinger graphic of this machine's OBS covers the whole frame. */
export const tellCovered = (instance: InstanceId, stinger: number): void => get().tellCovered(instance, stinger);

/** True while commands go out and the pictures that answer them come in. */
export const isConnected = (): boolean => get().isConnected() && isPublisherConnected();

/** Calls `listener` at each change of the connection. @returns how to stop listening. */
export const onConnectionChange = (listener: () => void): (() => void) => {
  const stops = [get().onChange(listener), onPublisherChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Sends a command to the server. @returns the server's answer, or client/offline, client/no_answer. Never throws. */
export const sendCommand = (body: CommandBody) => get().send(body);

/** The newest version that a command of this page led to: what shows less is on its way. */
export const ownVersion = (): number => get().ownVersion();

/** What a command would change, or why it would be refused; nothing is done. Never throws. */
export const previewCommand = (body: CommandBody) => get().preview(body);

/**
 * For how long the server has not answered this page's sign of life, by the system's clock, which goes on while the
 * machine sleeps; a page that is seen gives one every five seconds, and one as soon as it is seen again.
 */
export const silentForMs = (): number => get().silentForMs();

/** Tells the time in Unix ms by the server's clock. */
export const serverNowMs = (): number => get().serverNowMs();
