import { io } from 'socket.io-client';
import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';

/** A refusal made here, not by the server: nothing was sent, or nobody knows whether it arrived. */
const refusal = (code: 'client/offline' | 'client/no_answer'): Answer => ({
  ok: false,
  version: 0,
  matchId: null,
  error: { code, params: {}, rule: null, item: null },
});

const ANSWER_TIMEOUT_MS = 5000;

type Body<C> = C extends unknown ? Omit<C, 'id' | 'issuedAt'> : never;
/** A command without what the client adds: id and time of issue. */
export type CommandBody = Body<Command>;

const connect = () => {
  const socket = io('/chess-match', { transports: ['websocket'] });
  const listeners = new Set<() => void>();
  let offsetMs = 0;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  /** Keeps the sample with the shortest way: its error is at most half of it. */
  const syncTime = async (): Promise<void> => {
    let bestMs = Infinity;
    for (let sample = 0; sample < 5; sample += 1) {
      const sentAt = Date.now();
      const serverMs = (await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('time')) as number;
      const wayMs = Date.now() - sentAt;
      if (wayMs < bestMs) [bestMs, offsetMs] = [wayMs, serverMs - (sentAt + wayMs / 2)];
    }
    tell();
  };
  socket.on('connect', () => {
    tell();
    syncTime().catch(tell);
  });
  socket.on('disconnect', tell);
  return {
    isConnected: () => socket.connected,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    serverNowMs: () => Date.now() + offsetMs,
    /** Sends at once or not at all: nothing waits for a reconnection (a buffered press would fire late). */
    send: async (body: CommandBody): Promise<Answer> => {
      if (!socket.connected) return refusal('client/offline');
      const command = { ...body, id: crypto.randomUUID(), issuedAt: Math.round(Date.now() + offsetMs) };
      try {
        return (await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('command', command)) as Answer;
      } catch {
        return refusal('client/no_answer');
      }
    },
  };
};

let opened: ReturnType<typeof connect> | undefined;
const get = () => (opened ??= connect());

/** The page's own way to the match: a Socket.IO namespace, apart from NodeCG's messages. Opened at first use. */
export const connection = {
  isConnected: () => get().isConnected(),
  onChange: (listener: () => void) => get().onChange(listener),
  /** Unix ms by the server's clock. */
  serverNowMs: () => get().serverNowMs(),
  /** @returns the server's answer, or client/offline, client/no_answer. Never throws. */
  send: (body: CommandBody) => get().send(body),
};

export const sendCommand = connection.send;
export const serverNowMs = connection.serverNowMs;
