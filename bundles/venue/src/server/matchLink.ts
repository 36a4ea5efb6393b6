import { createServerTime } from 'chess-match/client/serverTime';
import type { Answer, HallRules, PreviewAnswer } from 'chess-match/client/contract';
import {
  DEFAULT_RULES,
  VENUE_NAMESPACE,
  type DeviceCommand,
  type DeviceTableAct,
  type Hello,
  type KnownDevice,
  type PairAnswer,
  type PairRequest,
  type ToMatch,
  type ToVenue,
  type VenueReport,
  type VenueViewName,
  type VenueViews,
  type WoodenBoard,
} from 'chess-match/contract/venue';
import type { TableAnswer } from 'chess-match/contract/venue';
import { io, type Socket } from 'socket.io-client';

const ANSWER_WITHIN_MS = 3000;
const SYNC_EVERY_MS = 30_000;

export interface LinkListener {
  views(views: Partial<VenueViews>): void;
  devices(devices: readonly KnownDevice[]): void;
  boards(boards: readonly WoodenBoard[]): void;
  rules(): void;
  identify(id: string): void;
}

/** The way to the match server: what it last said is kept while it is away, and marked as old by `isLinked`. */
export interface MatchLink {
  isLinked(): boolean;
  /** The match server's time, Unix ms. */
  serverMs(): number;
  view<N extends VenueViewName>(name: N): VenueViews[N] | undefined;
  /** Until the match server has said its own: nobody sees what a team prepares. */
  rules(): HallRules;
  /** Of a captain. @returns the answer; null where nobody knows what became of it. Nothing waits for a reconnection. */
  command(command: DeviceCommand): Promise<Answer | null>;
  preview(command: DeviceCommand): Promise<PreviewAnswer | null>;
  /** At a work table. @returns as of a command */
  table(act: DeviceTableAct): Promise<TableAnswer | null>;
  /** @returns its answer, or that it is not there. Never throws. */
  pair(request: PairRequest): Promise<PairAnswer>;
  /** Nobody waits for it: the next one says the same. */
  report(report: VenueReport): void;
  close(): void;
}

export interface LinkParts {
  readonly url: string;
  /** Read again at each attempt: the match server makes it at its first start. */
  readonly readKey: () => string;
  readonly listener: LinkListener;
}

type LinkSocket = Socket<ToVenue, ToMatch>;

/** Connects, and again for ever. */
const connectTo = ({ url, readKey }: Pick<LinkParts, 'url' | 'readKey'>): LinkSocket => {
  const socket: LinkSocket = io(`${url}${VENUE_NAMESPACE}`, {
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
    auth: (give) => give({ key: readKey() }),
    // The gate of the match server asks before the link does.
    get extraHeaders() {
      return { authorization: `Bearer ${readKey()}` };
    },
  });
  socket.on('disconnect', (reason) => {
    // What waited to be sent is not sent later.
    socket.sendBuffer.length = 0;
    // Cut by the server (another venue server took the place, or it stops): not tried again by itself otherwise.
    if (reason === 'io server disconnect') socket.connect();
  });
  // Refused (it starts, or has another key now): neither is tried again by itself.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), SYNC_EVERY_MS / 30);
  });
  return socket;
};

/** What is asked of the match server; nothing waits for a reconnection. */
const askOver = (
  socket: LinkSocket,
  isLinked: () => boolean,
): Pick<MatchLink, 'command' | 'preview' | 'table' | 'pair' | 'report'> => {
  const soon = () => socket.timeout(ANSWER_WITHIN_MS);
  const answerTo = async <T extends Answer | PreviewAnswer | TableAnswer>(ask: () => Promise<T>): Promise<T | null> => {
    if (!socket.connected || !isLinked()) return null;
    try {
      const answer = await ask();
      // Refused on the way there: nothing became of it, and it says nothing of the match.
      return answer.ok || 'error' in answer ? answer : null;
    } catch {
      return null;
    }
  };
  return {
    command: (command) => answerTo(() => soon().emitWithAck('command', command)),
    preview: (command) => answerTo(() => soon().emitWithAck('preview', command)),
    table: (act) => answerTo(() => soon().emitWithAck('table', act)),
    pair: async (request) => {
      if (!socket.connected) return { ok: false, problem: 'offline' };
      try {
        return await soon().emitWithAck('pair', request);
      } catch {
        return { ok: false, problem: 'offline' };
      }
    },
    report: (report) => {
      if (!socket.connected) return;
      soon()
        .emitWithAck('report', report)
        .catch(() => undefined);
    },
  };
};

export const openMatchLink = ({ listener, ...to }: LinkParts): MatchLink => {
  const socket = connectTo(to);
  let views: Partial<VenueViews> = {};
  let rules: HallRules = DEFAULT_RULES;
  let isLinked = false;
  const time = createServerTime({
    ask: () => socket.timeout(ANSWER_WITHIN_MS).emitWithAck('time'),
    nowMs: () => performance.now(),
    guessMs: () => Date.now(),
  });
  const timer = setInterval(() => void (socket.connected && time.sync()), SYNC_EVERY_MS);
  socket.on('hello', (hello: Hello) => {
    isLinked = true;
    ({ views, rules } = hello);
    void time.sync();
    listener.devices(hello.devices);
    listener.boards(hello.boards);
    // They may have been changed while it was away.
    listener.rules();
    listener.views(views);
  });
  socket.on('views', (changed) => {
    views = { ...views, ...changed };
    listener.views(changed);
  });
  socket.on('rules', (next) => {
    rules = next;
    listener.rules();
  });
  socket.on('devices', listener.devices);
  socket.on('boards', listener.boards);
  socket.on('identify', listener.identify);
  socket.on('disconnect', () => {
    isLinked = false;
  });
  return {
    ...askOver(socket, () => isLinked),
    isLinked: () => isLinked,
    serverMs: time.nowMs,
    view: (name) => views[name],
    rules: () => rules,
    close: () => {
      clearInterval(timer);
      socket.disconnect();
    },
  };
};
