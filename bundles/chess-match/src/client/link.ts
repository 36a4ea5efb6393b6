import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { PreviewAnswer } from '@schemas/preview';

/** How long a command may stay unanswered before the page says so. */
export const ANSWER_TIMEOUT_MS = 5000;
const SAMPLES = 5;

/** What the link needs of a Socket.IO socket. */
export interface LinkSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  timeout(ms: number): { emitWithAck(event: string, ...args: readonly unknown[]): Promise<unknown> };
}

export interface LinkParts {
  readonly socket: LinkSocket;
  readonly nowMs: () => number;
  readonly newId: () => string;
}

type Body<C> = C extends unknown ? Omit<C, 'id' | 'issuedAt'> : never;
/** A command without what the client adds: id and time of issue. */
export type CommandBody = Body<Command>;

/** A refusal made here, not by the server: nothing was sent, or nobody knows whether it arrived. */
const refusal = (code: 'client/offline' | 'client/no_answer'): Answer => ({
  ok: false,
  version: 0,
  matchId: null,
  error: { code, params: {}, rule: null, item: null },
});

export interface Link {
  readonly isConnected: () => boolean;
  /** @returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void;
  /** Unix ms by the server's clock. */
  readonly serverNowMs: () => number;
  /** Measures the server's clock again; the offset stays as it was when the server does not answer. */
  readonly syncTime: () => Promise<void>;
  /** @returns the server's answer, or client/offline, client/no_answer. Never throws. */
  readonly send: (body: CommandBody) => Promise<Answer>;
  /** Tries a command out: what it would change, or why it would be refused. Never throws. */
  readonly preview: (body: CommandBody) => Promise<PreviewAnswer>;
}

/** The way to the match over one socket. Nothing waits for a reconnection: a buffered press would fire late. */
export const createLink = ({ socket, nowMs, newId }: LinkParts): Link => {
  const listeners = new Set<() => void>();
  let offsetMs = 0;
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  /** Keeps the sample with the shortest way: its error is at most half of it. */
  const measure = async (): Promise<void> => {
    let bestMs = Infinity;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const sentAt = nowMs();
      const serverMs = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('time');
      const wayMs = nowMs() - sentAt;
      if (typeof serverMs === 'number' && wayMs < bestMs) [bestMs, offsetMs] = [wayMs, serverMs - (sentAt + wayMs / 2)];
    }
  };
  /** Emits with the envelope filled in, and waits for the answer. */
  const ask = async (event: 'command' | 'preview', body: CommandBody): Promise<unknown> => {
    if (!socket.connected) return refusal('client/offline');
    const command = { ...body, id: newId(), issuedAt: Math.round(nowMs() + offsetMs) };
    try {
      return await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(event, command);
    } catch {
      return refusal('client/no_answer');
    }
  };
  const syncTime = async (): Promise<void> => {
    if (!socket.connected) return;
    await measure().catch(() => undefined);
    tell();
  };
  socket.on('connect', () => {
    tell();
    void syncTime();
  });
  socket.on('disconnect', tell);
  return {
    isConnected: () => socket.connected,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    serverNowMs: () => nowMs() + offsetMs,
    syncTime,
    send: async (body) => (await ask('command', body)) as Answer,
    preview: async (body) => (await ask('preview', body)) as PreviewAnswer,
  };
};
