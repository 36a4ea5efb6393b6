/** A packet of NodeCG's socket that no page of ours sends. */
export interface HostilePacket {
  readonly event: string;
  readonly data: unknown;
  /** Without it nobody waits for an answer. */
  readonly hasAck: boolean;
}

const asked = (event: string, data: unknown): HostilePacket => ({ event, data, hasAck: true });
const unasked = (event: string, data: unknown): HostilePacket => ({ event, data, hasAck: false });

const propose = (operations: unknown, name = 'torture'): HostilePacket =>
  asked('replicant:proposeOperations', { name, namespace: 'torture', opts: { persistent: false }, operations });

const declare = (fields: object): HostilePacket =>
  asked('replicant:declare', { name: 'torture', namespace: 'torture', opts: { persistent: false }, ...fields });

const OVERWRITE = { path: '/', method: 'overwrite', args: { newValue: { torture: true } } };

export const HOSTILE_PACKETS: readonly HostilePacket[] = [
  declare({}),
  propose(null),
  propose([null]),
  propose([{ path: '/', method: 'no such method', args: {} }]),
  propose([{ path: 5, method: 'overwrite', args: {} }]),
  propose([{ path: '/nothing/there', method: 'push', args: { arrayArgs: [1] } }]),
  propose([{ path: '/', method: 'overwrite' }]),
  propose([{ path: '/__proto__/polluted', method: 'add', args: { prop: 'polluted', newValue: true } }]),
  propose([OVERWRITE]),
  propose([{ path: '/', method: 'length', args: { newValue: 4_294_967_295 } }]),
  propose([
    { ...OVERWRITE, args: { newValue: [] } },
    { path: '/', method: 'update', args: { prop: 'length', newValue: 4_294_967_295 } },
  ]),
  declare({ name: '' }),
  declare({ opts: null }),
  declare({ opts: 5 }),
  declare({ name: 'other', opts: { schemaPath: 5 } }),
  declare({ name: 'another', opts: { schemaPath: '/proc/self/environ' } }),
  declare({ name: '__proto__', namespace: '__proto__' }),
  asked('replicant:read', { name: '', namespace: 'torture' }),
  asked('replicant:read', { name: 'torture', namespace: '' }),
  asked('replicant:read', null),
  asked('replicant:proposeOperations', { name: 'match', namespace: 'chess-match', operations: [OVERWRITE] }),
  asked('graphic:registerSocket', {
    bundleName: 'chess-broadcast',
    pathName: '/x',
    timestamp: 1,
    bundleVersion: '1',
    bundleGit: 5,
  }),
  asked('graphic:registerSocket', { bundleName: 'torture', pathName: 5 }),
  asked('graphic:queryAvailability', '/bundles/chess-broadcast/graphics/dist/boards/index.html'),
  asked('graphic:queryAvailability', null),
  asked('graphic:requestBundleRefresh', 'chess-broadcast'),
  asked('graphic:requestRefreshAll', { pathName: '/' }),
  asked('graphic:requestRefresh', null),
  asked('graphic:requestKill', { bundleName: 'chess-broadcast', pathName: '/' }),
  asked('graphic:requestKill', null),
  asked('joinRoom', null),
  asked('joinRoom', { toString: 5 }),
  asked('regenerateToken', null),
  asked('message', { bundleName: 'chess-match', messageName: 'torture', content: 'x' }),
  asked('no such event', { torture: true }),
  unasked('replicant:declare', {}),
  unasked('replicant:proposeOperations', null),
  unasked('graphic:requestKill', 5),
  unasked('message', null),
  unasked('disconnect me', 'x'.repeat(200_000)),
];
