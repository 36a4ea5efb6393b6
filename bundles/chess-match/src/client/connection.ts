import { io } from 'socket.io-client';
import { createLink, type CommandBody, type Link } from './link';
import { onPublisherChange, isPublisherConnected } from './nodecg';

/** Clocks of two machines drift by a few ms a minute. */
const SYNC_EVERY_MS = 60_000;

const open = (): Link => {
  const socket = io('/chess-match', { transports: ['websocket'], reconnectionDelay: 300, reconnectionDelayMax: 2000 });
  const link = createLink({ socket, nowMs: () => Date.now(), newId: () => crypto.randomUUID() });
  setInterval(() => void link.syncTime(), SYNC_EVERY_MS);
  return link;
};

/** The page's own way to the match: a Socket.IO namespace, apart from NodeCG's messages. Opened at first use. */
let opened: Link | undefined;
const get = (): Link => (opened ??= open());

/** True while commands go out and the pictures that answer them come in. */
export const isConnected = (): boolean => get().isConnected() && isPublisherConnected();

/** @returns how to stop listening. */
export const onConnectionChange = (listener: () => void): (() => void) => {
  const stops = [get().onChange(listener), onPublisherChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** @returns the server's answer, or client/offline, client/no_answer. Never throws. */
export const sendCommand = (body: CommandBody) => get().send(body);

/** Unix ms by the server's clock. */
export const serverNowMs = (): number => get().serverNowMs();
