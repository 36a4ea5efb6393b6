import type { HomeAudience, HomeDocument } from 'chess-match/contract/viewers';
import type { CreateSource, Listener, Source } from './source';
import { isDocument } from './store';

/** The server says what it says again every 20 s: whoever hears nothing for longer asks. */
const SILENT_MS = 24_000;
const FIRST_RETRY_MS = 5000;
const LAST_RETRY_MS = 60_000;

/** As much of a WebSocket as is needed. */
export interface Socket {
  onHeard: (data: unknown) => void;
  onClosed: () => void;
  close(): void;
}

const nothing = (): void => undefined;

/** A socket of the browser. @throws where that is no address */
export const openSocket = (address: string): Socket => {
  const opened = new WebSocket(address);
  const socket: Socket = { onHeard: nothing, onClosed: nothing, close: () => opened.close() };
  opened.onmessage = ({ data }) => socket.onHeard(data);
  opened.onclose = () => socket.onClosed();
  return socket;
};

export interface PushingParts {
  /** @param live what a document names. @throws where that is no address */
  readonly connect: (live: string) => Socket;
  /** The page's monotonic clock. */
  readonly nowMs: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
}

const parsed = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
};

/**
 * Asks for the document until one names an address where it is pushed; then listens there, and asks again whenever that
 * is silent, closed or cannot be reached: asking always works.
 * @param createAsking what asks
 */
export const createPushing = (
  audience: HomeAudience,
  listener: Listener,
  createAsking: CreateSource,
  { connect, nowMs, random }: PushingParts,
): Source => {
  let socket: Socket | null = null;
  let isHeard = false;
  let retryMs = FIRST_RETRY_MS;
  let mayConnectAtMs = -Infinity;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const leave = (): void => {
    clearTimeout(silence);
    const left = socket;
    [socket, isHeard] = [null, false];
    if (left === null) return;
    [left.onHeard, left.onClosed] = [nothing, nothing];
    left.close();
  };
  const fail = (): void => {
    const wasHeard = isHeard;
    leave();
    if (wasHeard) retryMs = FIRST_RETRY_MS;
    mayConnectAtMs = nowMs() + retryMs * (0.5 + random());
    retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
    if (!wasHeard) return;
    listener.pushed(false);
    asking.start();
  };
  const wait = (): void => {
    clearTimeout(silence);
    silence = setTimeout(fail, SILENT_MS);
  };
  const heard = (opened: Socket, value: unknown): void => {
    if (socket !== opened || !isDocument(value)) return;
    wait();
    if (!isHeard) {
      isHeard = true;
      asking.stop();
      listener.pushed(true);
    }
    const atMs = nowMs();
    listener.answered({ sentAtMs: atMs, gotAtMs: atMs }, null);
    listener.came(value);
  };
  const listen = (live: string): void => {
    try {
      const opened = connect(live);
      socket = opened;
      opened.onHeard = (data) => heard(opened, parsed(data));
      opened.onClosed = fail;
      wait();
    } catch {
      fail();
    }
  };
  const asking = createAsking(audience, {
    ...listener,
    came: (document: HomeDocument) => {
      listener.came(document);
      if (document.live !== null && socket === null && nowMs() >= mayConnectAtMs) listen(document.live);
    },
  });
  const stop = (): void => {
    leave();
    asking.stop();
    listener.pushed(false);
  };
  return {
    start: () => {
      stop();
      mayConnectAtMs = -Infinity;
      asking.start();
    },
    stop,
  };
};
