import { WORKPLACES } from '../../../../contract/crew';
import type { Asked, Crew, Visitor } from '../../../crew';
import { limitConnections, type Connection, type Engine } from './connections';
import { fence, type Emitter } from './fence';
import { judgePacket, type Refusal } from './judge';
import type { Known } from './known';
import { LIMITS } from './limits';
import { allowedRows, INTRODUCTION, rowsAt, VENUES_ROWS, type Rows } from './rows';
import type { Tally } from './tally';
import { createTurnstile } from './turnstile';

interface GuardedSocket extends Emitter {
  readonly id: string;
  readonly conn: Connection;
  readonly connected: boolean;
  readonly handshake: { readonly auth: unknown };
  readonly request: Asked;
  use(middleware: (packet: readonly unknown[], next: (error?: Error) => void) => void): unknown;
  disconnect(close: boolean): unknown;
}

interface Namespace extends Emitter {
  readonly name: string;
  readonly sockets: ReadonlyMap<string, unknown>;
  use(middleware: (socket: GuardedSocket, next: (error?: Error) => void) => void): unknown;
}

/** Socket.IO's server, as far as the guard reaches. */
interface SocketServer {
  /** Of engine.io, whose class keeps private what is limited here. */
  readonly engine: object;
  readonly _nsps: ReadonlyMap<string, unknown>;
  connectTimeout(ms: number): unknown;
  on(event: 'new_namespace', listener: (namespace: unknown) => void): unknown;
}

export interface SocketGuardParts {
  readonly known: Known;
  readonly tally: Tally;
  readonly crew: Crew;
  /** Monotonic ms. */
  readonly now: () => number;
}

const isSocket = (value: unknown): value is GuardedSocket =>
  typeof value === 'object' && value !== null && 'disconnect' in value && typeof value.disconnect === 'function';

/** The event and where it came from are told; what it carried is not, it may be anything. */
const fenceAround = (
  emitter: Emitter,
  where: string,
  socketOf: (args: readonly unknown[]) => unknown,
  tally: Tally,
) => {
  fence(emitter, (error, event, args) => {
    const socket = socketOf(args);
    tally.noteFailure(`A handler of ${where} "${event}" failed; its socket is cut, everything else goes on`, error);
    if (isSocket(socket)) socket.disconnect(true);
  });
};

const answerTo = (packet: readonly unknown[], refusal: Refusal): void => {
  const answer = packet.at(-1);
  if (typeof answer === 'function') (answer as (error: string) => void)(`Refused: ${refusal.reason}.`);
};

/** Why a socket may not join a namespace at all, or null. */
const refuseJoining = (
  rows: Rows,
  { name, sockets }: Namespace,
  { handshake }: GuardedSocket,
  isOwn: boolean,
  isTwice: boolean,
): Refusal | null => {
  if (isTwice) return { kind: 'namespace', reason: `the connection is in ${name} already` };
  if (!Object.hasOwn(rows, name)) return { kind: 'namespace', reason: `there is no namespace ${name} for pages` };
  // Its own number is bounded by its address, and no crowd keeps it out.
  if (!isOwn && sockets.size >= LIMITS.sockets.perNamespace)
    return { kind: 'sockets', reason: `${LIMITS.sockets.perNamespace} sockets are in ${name}` };
  return INTRODUCTION(handshake.auth ?? null)
    ? null
    : { kind: 'arguments', reason: `the introduction is larger than that of a page` };
};

/** By who it is: the own machine, a workplace, the venue server; nothing for whoever showed no key. */
const rowsOf = (known: Known): ((visitor: Visitor) => Rows) => {
  const all = allowedRows(known);
  const at = new Map(WORKPLACES.map((workplace) => [workplace, rowsAt(known, workplace)]));
  return (visitor) => {
    switch (visitor.kind) {
      case 'own':
        return all;
      case 'crew':
        return at.get(visitor.key.workplace) ?? {};
      case 'venue':
        return VENUES_ROWS;
      case 'stranger':
        return {};
    }
  };
};

/** Knows who is connected with which key, and ends that at once when the key is good no more. */
const cutOff = () => {
  const holders = new Map<GuardedSocket, string>();
  return {
    note: (socket: GuardedSocket, visitor: Visitor): void => {
      if (visitor.kind !== 'crew') return;
      holders.set(socket, visitor.key.id);
      socket.on('disconnect', () => holders.delete(socket));
    },
    revoked: (id: string): void => {
      for (const [socket, key] of holders) if (key === id) socket.disconnect(true);
    },
  };
};

/**
 * The gate in front of all sockets, NodeCG's and ours: packets pass by a list (rows.ts), within limits (limits.ts), in
 * turn (turnstile.ts), into handlers with a fence around them. To be called before the server listens, after the guard
 * of requests.
 */
export const guardSockets = (io: SocketServer, { known, tally, crew, now }: SocketGuardParts): void => {
  const rowsFor = rowsOf(known);
  const connections = limitConnections(io.engine as Engine, tally, now);
  io.connectTimeout(LIMITS.joinWithinMs);

  const cut = cutOff();
  crew.listen(cut.revoked);

  /** Which namespaces each connection is in, or about to be. */
  const joined = new WeakMap<Connection, Set<string>>();
  const turnstile = createTurnstile(setImmediate);
  const watch = (namespace: Namespace, socket: GuardedSocket, rows: Rows): void => {
    fenceAround(socket, namespace.name, () => socket, tally);
    const names = joined.get(socket.conn) ?? new Set();
    joined.set(socket.conn, names.add(namespace.name));
    socket.on('disconnect', () => names.delete(namespace.name));
    connections.finish(socket.conn);
    const judge = (packet: readonly unknown[], pass: () => void): void => {
      const refusal = judgePacket(rows, namespace.name, packet);
      if (refusal === null) {
        pass();
        return;
      }
      tally.note(refusal.kind, `socket ${socket.id}: ${refusal.reason}`);
      answerTo(packet, refusal);
    };
    socket.use((packet, pass) =>
      turnstile.enter(socket.conn, () => {
        if (socket.connected) judge(packet, pass);
      }),
    );
  };
  const guard = (namespace: Namespace): void => {
    fenceAround(namespace, namespace.name, ([socket]) => socket, tally);
    namespace.use((socket, next) => {
      const isTwice = joined.get(socket.conn)?.has(namespace.name) ?? false;
      const visitor = crew.visitorOf(socket.request);
      const rows = rowsFor(visitor);
      const refusal = refuseJoining(rows, namespace, socket, visitor.kind === 'own', isTwice);
      if (refusal === null) {
        cut.note(socket, visitor);
        watch(namespace, socket, rows);
        next();
        return;
      }
      tally.note(refusal.kind, `socket ${socket.id}: ${refusal.reason}`);
      next(new Error(`Refused: ${refusal.reason}.`));
    });
  };
  for (const namespace of io._nsps.values()) guard(namespace as Namespace);
  io.on('new_namespace', (namespace) => guard(namespace as Namespace));
};
