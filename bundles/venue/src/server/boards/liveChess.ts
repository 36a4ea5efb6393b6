import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import { askBoards, askEvents, readMessage, type BoardState } from './protocol';
import { differences } from './wood';

const ASK_EVERY_MS = 5000;
const RETRY_FIRST_MS = 500;
const RETRY_MOST_MS = 5000;
const OPENS_WITHIN_MS = 5000;
/** Questions without an answer after which LiveChess is given up and looked for anew. */
const MOST_UNANSWERED = 2;
const MESSAGE_BYTES = 1024 * 1024;

export interface LiveChessListener {
  /** A piece was lifted or put down on a board that had been read before. */
  moved(serial: string): void;
  /** What is known of LiveChess or of its boards changed. */
  changed(): void;
}

/** The program that reads the wooden boards; whether it is there or not, nothing here fails. */
export interface LiveChess {
  isThere(): boolean;
  /** None while it is away. */
  boards(): readonly BoardState[];
  close(): void;
}

/** One connection, from its opening to its end. */
interface Call {
  readonly socket: WebSocket;
  readonly feeds: Map<number, string>;
  /** Subscriptions on their way, by the id of the call. */
  readonly asked: Map<number, string>;
  unanswered: number;
}

/** Connects, and again for ever. @param address "ws://127.0.0.1:1982/api/v1.0" */
export const openLiveChess = (address: string, listener: LiveChessListener): LiveChess => {
  let boards: ReadonlyMap<string, BoardState> = new Map();
  let call: Call | null = null;
  let isThere = false;
  let isClosed = false;
  let retryMs = RETRY_FIRST_MS;
  let ids = 0;
  let timer: NodeJS.Timeout | undefined;

  const put = (serial: string, state: BoardState): void => {
    const before = boards.get(serial);
    if (isDeepStrictEqual(before, state)) return;
    boards = new Map([...boards, [serial, state]]);
    const [was, is] = [before?.pieces ?? null, state.pieces];
    if (was !== null && is !== null && differences(was, is).length > 0) listener.moved(serial);
    else listener.changed();
  };
  const subscribe = ({ socket, feeds, asked }: Call, serial: string): void => {
    if ([...feeds.values()].includes(serial)) return;
    const [id, feed] = [(ids += 1), (ids += 1)];
    feeds.set(feed, serial);
    asked.set(id, serial);
    socket.send(askEvents(id, feed, serial));
  };
  const forget = ({ feeds }: Call, serial: string): void => {
    for (const [feed, known] of feeds) if (known === serial) feeds.delete(feed);
  };
  const listed = (on: Call, states: readonly BoardState[]): void => {
    on.unanswered = 0;
    const there = new Set(states.map(({ serial }) => serial));
    for (const serial of boards.keys()) {
      if (there.has(serial)) continue;
      forget(on, serial);
      boards = new Map([...boards].filter(([known]) => known !== serial));
      listener.changed();
    }
    for (const board of states) {
      put(board.serial, { ...board, pieces: board.pieces ?? boards.get(board.serial)?.pieces ?? null });
      subscribe(on, board.serial);
    }
  };
  const heard = (on: Call, text: string): void => {
    const message = readMessage(text);
    if (message?.kind === 'boards') listed(on, message.boards);
    if (message?.kind === 'refused') forget(on, on.asked.get(message.id) ?? '');
    if (message?.kind !== 'event' || message.pieces === null) return;
    const known = boards.get(on.feeds.get(message.feed) ?? '');
    if (known !== undefined) put(known.serial, { ...known, pieces: message.pieces });
  };
  const ask = (on: Call): void => {
    if (on.unanswered >= MOST_UNANSWERED) {
      on.socket.terminate();
      return;
    }
    on.unanswered += 1;
    on.socket.send(askBoards((ids += 1)));
  };
  const ended = (): void => {
    clearTimeout(timer);
    call = null;
    [isThere, boards] = [false, new Map()];
    listener.changed();
    if (isClosed) return;
    timer = setTimeout(begin, retryMs);
    retryMs = Math.min(RETRY_MOST_MS, retryMs * 2);
  };
  const begin = (): void => {
    const socket = new WebSocket(address, {
      handshakeTimeout: OPENS_WITHIN_MS,
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false,
    });
    const on: Call = { socket, feeds: new Map(), asked: new Map(), unanswered: 0 };
    call = on;
    socket.on('open', () => {
      [isThere, retryMs] = [true, RETRY_FIRST_MS];
      listener.changed();
      ask(on);
      timer = setInterval(() => ask(on), ASK_EVERY_MS);
    });
    socket.on('message', (data: Buffer) => heard(on, data.toString()));
    // What went wrong is told by 'close', which always follows.
    socket.on('error', () => undefined);
    socket.on('close', ended);
  };
  begin();
  return {
    isThere: () => isThere,
    boards: () => [...boards.values()],
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      call?.socket.terminate();
    },
  };
};
