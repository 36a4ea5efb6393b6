import type { IncomingMessage } from 'node:http';
import { createAdmission, type Guest } from './admission';
import { LIMITS } from './limits';
import type { RefusalKind, Tally } from './tally';
import { createTraffic } from './traffic';

/** A connection of engine.io: it carries the namespaces of one page. */
export interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly transport: unknown;
  on(event: 'packet' | 'packetCreate', listener: (packet: EnginePacket) => void): unknown;
  on(event: 'flush' | 'close', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

interface EnginePacket {
  readonly type: string;
  readonly data?: unknown;
}

type Verdict = (message: string | null, isAllowed: boolean) => void;
type AllowRequest = (request: IncomingMessage, verdict: Verdict) => void;

export interface Engine {
  readonly opts: { allowRequest?: unknown; maxHttpBufferSize?: unknown };
  /** The server of the package ws: its limit is copied when it is made. */
  readonly ws?: { readonly options: { maxPayload?: unknown } };
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
}

/** The package ws's socket below a transport, where it is one. */
interface WebSocketBelow {
  pause(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** RFC 6455: a message that breaks the receiver's rules. */
const POLICY_VIOLATION = 1008;

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown';

const sizeOf = (data: unknown): number =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data.length : data instanceof ArrayBuffer ? data.byteLength : 0;

/** Socket.IO's packets begin with their type; 0 joins a namespace. */
const costOf = ({ type, data }: EnginePacket): number =>
  type === 'message' && typeof data === 'string' && data.startsWith('0') ? LIMITS.costOfJoining : 1;

const webSocketBelow = (transport: unknown): WebSocketBelow | null => {
  if (typeof transport !== 'object' || transport === null || !('socket' in transport)) return null;
  const { socket } = transport;
  return typeof socket === 'object' && socket !== null && 'terminate' in socket ? (socket as WebSocketBelow) : null;
};

/** Reads nothing more of it, tells it why, and lets go of it whether it listens or not. */
const cutOff = (connection: Connection, reason: string): void => {
  const socket = webSocketBelow(connection.transport);
  socket?.pause();
  socket?.close(POLICY_VIOLATION, reason);
  connection.close(true);
  if (socket !== null) setTimeout(() => socket.terminate(), LIMITS.farewellMs).unref();
  else connection.request.socket.destroy();
};

/** The limits on connections, below Socket.IO: whatever is sent counts, also what it would not take. */
export interface Connections {
  /** It has joined a namespace. */
  finish(connection: object): void;
  cut(connection: Connection, kind: RefusalKind, reason: string): void;
}

/**
 * Limits who connects, how often, how much he sends, how much waits for him. To be called when `allowRequest` has its
 * other judges: they are asked first.
 * @param now monotonic ms
 */
export const limitConnections = (engine: Engine, tally: Tally, now: () => number): Connections => {
  const admission = createAdmission(LIMITS, now);
  const meterOf = createTraffic(LIMITS, now);
  const guests = new WeakMap<object, Guest>();
  const isCut = new WeakSet<Connection>();
  engine.opts.maxHttpBufferSize = LIMITS.messageBytes;
  if (engine.ws !== undefined) engine.ws.options.maxPayload = LIMITS.messageBytes;

  const allowedBefore = engine.opts.allowRequest as AllowRequest | undefined;
  const admit: AllowRequest = (request, verdict) => {
    const address = addressOf(request);
    const refusal = admission.refusal(address);
    if (refusal !== null) tally.note(refusal.kind, `a socket from ${address}: ${refusal.reason}`);
    verdict(refusal?.reason ?? null, refusal === null);
  };
  const allowRequest: AllowRequest = (request, verdict) => {
    if (allowedBefore === undefined) admit(request, verdict);
    else
      allowedBefore(request, (message, isAllowed) => {
        if (isAllowed) admit(request, verdict);
        else verdict(message, false);
      });
  };
  engine.opts.allowRequest = allowRequest;

  const cut = (connection: Connection, kind: RefusalKind, reason: string): void => {
    if (isCut.has(connection)) return;
    isCut.add(connection);
    tally.note(kind, `connection ${connection.id} from ${addressOf(connection.request)}, which is cut: ${reason}`);
    cutOff(connection, reason);
  };
  const watchQueue = (connection: Connection): void => {
    let waiting = 0;
    connection.on('packetCreate', ({ data }) => {
      waiting += sizeOf(data);
      // Not within the broadcast that fills it.
      if (waiting > LIMITS.queueBytes)
        setImmediate(() => cut(connection, 'queue', `it does not read what it is sent, ${waiting} bytes wait`));
    });
    connection.on('flush', () => {
      waiting = 0;
    });
  };
  engine.on('connection', (connection) => {
    const address = addressOf(connection.request);
    const guest = admission.enter(address);
    const meter = meterOf(address);
    guests.set(connection, guest);
    connection.on('packet', (packet) => {
      const excess = meter.spend(costOf(packet), sizeOf(packet.data));
      if (excess !== null) cut(connection, excess, `too many ${excess}`);
    });
    connection.on('close', () => {
      guest.leave();
      meter.close();
    });
    watchQueue(connection);
  });
  return { cut, finish: (connection) => guests.get(connection)?.finish() };
};
