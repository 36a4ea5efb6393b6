import type { Answer } from '@schemas/answer';
import type { Command } from '@schemas/command';
import type { PreviewAnswer } from '@schemas/preview';
import { createListeners } from '../view/listeners';
import { createServerTime, type ServerTime } from './serverTime';

/** How long a command may stay unanswered before the page says so. */
export const ANSWER_TIMEOUT_MS = 5000;

/** Refusals of a page whose idea of the server's time is wrong. */
const OF_TIME: readonly string[] = ['command/ahead', 'command/expired'];

/** What the link needs of a Socket.IO socket. */
export interface LinkSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): unknown;
  timeout(ms: number): { emitWithAck(event: string, ...args: readonly unknown[]): Promise<unknown> };
}

export interface LinkParts {
  readonly socket: LinkSocket;
  /** The page's monotonic clock. */
  readonly nowMs: () => number;
  /** The system's clock, until the server has said its own. */
  readonly guessMs: () => number;
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
  /** Asks the server's time again; it stays as it was when the server does not answer. */
  readonly syncTime: () => Promise<void>;
  /** What the server said in passing: see ServerTime. */
  readonly heardTime: ServerTime['heard'];
  /** @returns the server's answer, or client/offline, client/no_answer. Never throws. */
  readonly send: (body: CommandBody) => Promise<Answer>;
  /**
   * The newest version that a command of this page led to; 0: none since the connection stands. What shows less is on
   * its way.
   */
  readonly ownVersion: () => number;
  /** Tries a command out: what it would change, or why it would be refused. Never throws. */
  readonly preview: (body: CommandBody) => Promise<PreviewAnswer>;
}

/** Opens the way to the match over one socket. Nothing waits for a reconnection: a buffered press would fire late. */
export const createLink = ({ socket, nowMs, guessMs, newId }: LinkParts): Link => {
  const listeners = createListeners();
  const time = createServerTime({
    ask: () => socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('time'),
    nowMs,
    guessMs,
  });
  let ownVersion = 0;
  const tell = (): void => {
    listeners.tell();
  };
  const syncTime = async (): Promise<void> => {
    if (!socket.connected) return;
    await time.sync();
    tell();
  };
  /** Emits with the envelope filled in, and waits for the answer. */
  const ask = async (event: 'command' | 'preview', body: CommandBody): Promise<Answer | PreviewAnswer> => {
    if (!socket.connected) return refusal('client/offline');
    if (!time.isKnown()) await syncTime();
    const command = { ...body, id: newId(), issuedAt: Math.round(time.nowMs()) };
    try {
      const answer = (await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(event, command)) as Answer | PreviewAnswer;
      // The next press is to pass.
      if (!answer.ok && OF_TIME.includes(answer.error.code)) await syncTime();
      return answer;
    } catch {
      return refusal('client/no_answer');
    }
  };
  socket.on('connect', () => {
    tell();
    void syncTime();
  });
  socket.on('disconnect', () => {
    ownVersion = 0;
    tell();
  });
  return {
    isConnected: () => socket.connected,
    onChange: listeners.subscribe,
    serverNowMs: time.nowMs,
    syncTime,
    heardTime: time.heard,
    send: async (body) => {
      const answer = (await ask('command', body)) as Answer;
      // A draft counts by itself.
      if (answer.ok && body.type !== 'setDraft') ownVersion = Math.max(ownVersion, answer.version);
      return answer;
    },
    ownVersion: () => ownVersion,
    preview: async (body) => (await ask('preview', body)) as PreviewAnswer,
  };
};
