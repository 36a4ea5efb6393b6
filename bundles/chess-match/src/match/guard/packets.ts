import type { Log } from '../log';

/** Namespaces of this project: nothing is declared there but by the server. */
const OURS = new Set(['chess-match', 'chess-broadcast']);

/** Namespaces whose replicants only the server writes. */
const READ_ONLY = new Set([...OURS, 'nodecg']);

/** Lists of uploaded files, declared by NodeCG itself from `nodecg.assetCategories` of package.json before it listens. */
const ASSETS = new Set(['logos', 'photos', 'themes'].map((category) => `chess-broadcast:assets:${category}`));

/** NodeCG calls back without asking whether it can: a packet without acknowledgement would end the process. */
const NEEDS_ACK = new Set([
  'replicant:declare',
  'replicant:proposeOperations',
  'joinRoom',
  'regenerateToken',
  'graphic:registerSocket',
  'graphic:queryAvailability',
  'graphic:requestBundleRefresh',
  'graphic:requestRefresh',
  'graphic:requestKill',
]);

/** Fields NodeCG reads as strings without looking. */
const NEEDS_STRINGS: Readonly<Record<string, readonly string[]>> = {
  'replicant:declare': ['name', 'namespace'],
  'replicant:proposeOperations': ['name', 'namespace'],
  'replicant:read': ['name', 'namespace'],
  'graphic:registerSocket': ['bundleName', 'pathName'],
  message: ['messageName', 'bundleName'],
};

const REFUSED = 'Pages do not write replicants of this bundle: send a command.';

interface GuardedSocket {
  readonly id: string;
  use(middleware: (packet: readonly unknown[], next: (error?: Error) => void) => void): unknown;
}

interface RootNamespace {
  use(middleware: (socket: GuardedSocket, next: (error?: Error) => void) => void): unknown;
}

/** Why a packet must not reach NodeCG, or null. */
type Verdict = string | null;

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** Malformed packets throw inside NodeCG, and a throw there ends the process. */
const malformed = (event: string, data: unknown, last: unknown): Verdict => {
  if (NEEDS_ACK.has(event) && typeof last !== 'function') return `${event} without acknowledgement`;
  const fields = fieldsOf(data);
  const missing = NEEDS_STRINGS[event]?.find((name) => typeof fields[name] !== 'string');
  return missing === undefined ? null : `${event} without ${missing}`;
};

/**
 * Two of NodeCG's events write replicants: a proposal of operations, and a declaration or a reading of one that does
 * not exist yet, which creates it.
 */
export const judgePacket = (packet: readonly unknown[], isDeclared: (name: string) => boolean): Verdict => {
  const [event, data] = packet;
  if (typeof event !== 'string') return null;
  const fault = malformed(event, data, packet.at(-1));
  if (fault !== null || !event.startsWith('replicant:')) return fault;
  const { name, namespace } = fieldsOf(data);
  const target = `${String(namespace)}:${String(name)}`;
  if (event === 'replicant:proposeOperations') return READ_ONLY.has(String(namespace)) ? `write of ${target}` : null;
  const isKnown = ASSETS.has(target) || (namespace === 'chess-match' && isDeclared(String(name)));
  return OURS.has(String(namespace)) && !isKnown ? `${event} of unknown ${target}` : null;
};

/** Answers and drops what a page must not do to replicants; everything else goes on to NodeCG. */
export const guardPackets = (root: RootNamespace, isDeclared: (name: string) => boolean, log: Log): void => {
  root.use((socket, next) => {
    socket.use((packet, pass) => {
      const reason = judgePacket(packet, isDeclared);
      if (reason === null) {
        pass();
        return;
      }
      log.warn(`Refused socket ${socket.id}: ${reason}.`);
      const answer = packet.at(-1);
      if (typeof answer === 'function') (answer as (error: string) => void)(REFUSED);
    });
    next();
  });
};
