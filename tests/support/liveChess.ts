import { WebSocketServer, type WebSocket } from 'ws';

/** A wooden board as DGT LiveChess has it. */
export interface FakeBoard {
  readonly serialnr: string;
  readonly source: string;
  readonly state: string | null;
  readonly battery: string | null;
  readonly comment: null;
  /** The first field of a FEN. */
  readonly board: string | null;
  readonly flipped: boolean;
  readonly clock: null;
}

/** Speaks as DGT LiveChess does at ws://HOST:1982/api/v1.0, for boards that a test moves pieces on. */
export interface FakeLiveChess {
  readonly address: string;
  start(): Promise<void>;
  /** The program ends: every socket is cut. */
  stop(): Promise<void>;
  /** Connects a board, or changes what it tells of itself; told with the next list. */
  connect(serialnr: string, told?: Partial<FakeBoard>): void;
  disconnect(serialnr: string): void;
  /** What stands on a board now: an event for whoever asked for them, with nothing in it but what changed. */
  put(serialnr: string, board: string): void;
  /** Subscriptions that came since it was started. */
  subscriptions(): readonly string[];
}

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

interface Call {
  readonly id: number;
  readonly call: string;
  readonly param?: { readonly feed: string; readonly id: number; readonly param: { readonly serialnr: string } };
}

interface Feed {
  readonly socket: WebSocket;
  readonly id: number;
  readonly serialnr: string;
}

/** @param port of 127.0.0.1 */
export const createLiveChess = (port: number): FakeLiveChess => {
  const boards = new Map<string, FakeBoard>();
  let server: WebSocketServer | null = null;
  let feeds: Feed[] = [];
  const say = (socket: WebSocket, message: object): void =>
    socket.send(JSON.stringify({ ...message, time: Date.now() }));
  const answer = (socket: WebSocket, { id, call, param }: Call): void => {
    if (call === 'eboards') {
      say(socket, { response: 'call', id, param: [...boards.values()] });
      return;
    }
    const board = boards.get(param?.param.serialnr ?? '');
    if (call !== 'subscribe' || param?.feed !== 'eboardevent' || board === undefined) {
      say(socket, { response: 'error', id, param: { message: `Cannot ${call}` } });
      return;
    }
    const { serialnr, flipped, board: placement, clock } = board;
    feeds.push({ socket, id: param.id, serialnr });
    say(socket, { response: 'call', id, param: null });
    say(socket, { response: 'feed', id: param.id, param: { serialnr, flipped, board: placement, clock } });
  };
  return {
    address: `ws://127.0.0.1:${port}/api/v1.0`,
    start: () =>
      new Promise((resolve, reject) => {
        feeds = [];
        const started = new WebSocketServer({ port, host: '127.0.0.1', path: '/api/v1.0' });
        server = started;
        started.once('listening', () => resolve());
        started.once('error', reject);
        started.on('connection', (socket) => {
          socket.on('message', (data: Buffer) => answer(socket, JSON.parse(data.toString()) as Call));
          socket.on('close', () => (feeds = feeds.filter((feed) => feed.socket !== socket)));
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of server?.clients ?? []) socket.terminate();
        if (server === null) resolve();
        else server.close(() => resolve());
        server = null;
      }),
    connect: (serialnr, told = {}) => {
      const known: FakeBoard = boards.get(serialnr) ?? {
        serialnr,
        source: 'COM3',
        state: 'ACTIVE',
        battery: '84%',
        comment: null,
        board: START,
        flipped: false,
        clock: null,
      };
      boards.set(serialnr, { ...known, ...told });
    },
    disconnect: (serialnr) => void boards.delete(serialnr),
    put: (serialnr, board) => {
      const known = boards.get(serialnr);
      if (known === undefined) throw new Error(`no board ${serialnr} is connected`);
      boards.set(serialnr, { ...known, board });
      for (const feed of feeds)
        if (feed.serialnr === serialnr) say(feed.socket, { response: 'feed', id: feed.id, param: { serialnr, board } });
    },
    subscriptions: () => feeds.map(({ serialnr }) => serialnr),
  };
};
