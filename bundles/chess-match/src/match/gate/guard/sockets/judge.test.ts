import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURES, readsOnly, WORKPLACES, type Workplace } from '../../../../contract/crew';
import { judgePacket } from './judge';
import { knownNames } from './known';
import { allowedRows, rowsAt } from './rows';

const known = knownNames(
  'chess-match',
  {
    match: { wave: 'immediate', audience: 'public' },
    clocks: { wave: 'immediate', audience: 'public' },
    draft: { wave: 'prepared', audience: 'crew' },
    outlook: { wave: 'independent', audience: 'story' },
    teamWhite: { wave: null, audience: 'white' },
    tablesWhite: { wave: 'independent', audience: 'white' },
    tablesBlack: { wave: 'independent', audience: 'black' },
  },
  { name: 'chess-broadcast', assetCategories: ['logos'] },
);
const rows = allowedRows(known);
const ack = (): undefined => undefined;
const MATCH = '/chess-match';
const LEVELS = '/chess-match/levels';
const kindOf = (namespace: string, ...packet: readonly unknown[]): string | null =>
  judgePacket(rows, namespace, packet)?.kind ?? null;

const match = { name: 'match', namespace: 'chess-match' };
const graphic = {
  timestamp: 1,
  pathName: '/bundles/chess-broadcast/graphics/dist/boards/index.html',
  bundleName: 'chess-broadcast',
  bundleVersion: '0.1.0',
};
const command = { id: '12345678', type: 'undo', expectedVersion: 1, issuedAt: 1, reason: null };

/** As deep as a report goes. */
const WOODEN = {
  serial: 'W1',
  state: 'ACTIVE',
  battery: '84%',
  reading: 'differs',
  squares: [{ square: 'e4', piece: 'wP' }],
};
const LIVE_CHESS = { address: 'ws://127.0.0.1:1982/api/v1.0', connected: true, boards: [WOODEN] };

/** One packet for each row, as pages send it. */
const GOOD: readonly (readonly [namespace: string, event: string, ...args: readonly unknown[]])[] = [
  ['/', 'joinRoom', 'chess-broadcast'],
  ['/', 'joinRoom', 'replicant:chess-match:match'],
  ['/', 'joinRoom', 'replicant:_sounds:volume:master'],
  ['/', 'replicant:declare', match],
  ['/', 'replicant:declare', { ...match, opts: {} }],
  ['/', 'replicant:declare', { name: 'assets:logos', namespace: 'chess-broadcast', opts: {} }],
  ['/', 'replicant:declare', { name: 'graphics:instances', namespace: 'nodecg' }],
  ['/', 'replicant:read', match],
  ['/', 'graphic:registerSocket', graphic],
  ['/', 'graphic:registerSocket', { ...graphic, bundleGit: { hash: 'a', message: 'b', other: 1 } }],
  [MATCH, 'command', command],
  [MATCH, 'command', null],
  [MATCH, 'preview', command],
  [MATCH, 'time'],
  [MATCH, 'introduce', { role: 'director', name: 'Anna', page: 'director' }],
  [MATCH, 'pulse', { delayMs: null, visible: true }],
  [MATCH, 'pulse', { delayMs: 3.5, visible: false }],
  [MATCH, 'covered', { instance: 'program', stinger: 0 }],
  ['/chess-match/venue', 'time'],
  ['/chess-match/venue', 'pair', { codeOrSecret: '123456789', address: '10.0.0.7' }],
  ['/chess-match/venue', 'command', { device: 'a', place: 'captain-white', input: command }],
  ['/chess-match/venue', 'preview', { device: 'a', place: 'captain-white', input: command }],
  ['/chess-match/venue', 'table', { device: 'a', place: 'table-white-1', act: { type: 'again' } }],
  ['/chess-match/venue', 'report', { addresses: [], version: '0.1.0', online: [], liveChess: LIVE_CHESS }],
];

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

const BAD: readonly (readonly [kind: string, namespace: string, ...packet: readonly unknown[]])[] = [
  ['event', '/', 5],
  ['event', '/'],
  ['event', '/', 'error', {}, ack],
  ['event', '/', 'message', { messageName: 'x', bundleName: 'chess-match' }, ack],
  ['event', '/', 'regenerateToken', ack],
  ['event', '/', 'graphic:requestKill', graphic, ack],
  ['event', '/', 'graphic:requestRefresh', graphic, ack],
  ['event', '/', 'graphic:requestRefreshAll', graphic, ack],
  ['event', '/', 'graphic:requestBundleRefresh', 'chess-broadcast', ack],
  ['event', '/', 'command', command, ack],
  ['write', '/', 'replicant:proposeOperations', { ...match, operations: [] }, ack],
  ['write', '/', 'replicant:proposeOperations', { name: 'volume:master', namespace: '_sounds', operations: [] }, ack],
  ['replicant', '/', 'replicant:declare', { name: 'mine', namespace: 'chess-match' }, ack],
  ['replicant', '/', 'replicant:declare', { name: 'match', namespace: 'zz' }, ack],
  ['replicant', '/', 'replicant:declare', { name: '', namespace: 'chess-match' }, ack],
  ['replicant', '/', 'replicant:declare', { name: '__proto__', namespace: 'chess-match' }, ack],
  ['replicant', '/', 'replicant:declare', { ...match, opts: null }, ack],
  ['replicant', '/', 'replicant:declare', { ...match, opts: 5 }, ack],
  ['replicant', '/', 'replicant:declare', { ...match, more: 1 }, ack],
  ['replicant', '/', 'replicant:declare', JSON.parse('{"name":"match","namespace":"chess-match","__proto__":1}'), ack],
  ['replicant', '/', 'replicant:read', { ...match, opts: {} }, ack],
  ['arguments', '/', 'replicant:declare', null, ack],
  ['arguments', '/', 'replicant:declare', Buffer.from('x'), ack],
  ['replicant', '/', 'replicant:declare', match, match, ack],
  ['answer', '/', 'replicant:declare', match],
  ['answer', '/', 'joinRoom', 'chess-broadcast'],
  ['arguments', '/', 'joinRoom', 'replicant:free:mine', ack],
  ['arguments', '/', 'joinRoom', 'a-socket-id', ack],
  ['arguments', '/', 'graphic:registerSocket', { ...graphic, bundleGit: 5 }, ack],
  ['arguments', '/', 'graphic:registerSocket', { ...graphic, bundleName: 'other' }, ack],
  ['arguments', '/', 'graphic:registerSocket', { ...graphic, pathName: '/elsewhere' }, ack],
  ['arguments', '/', 'graphic:registerSocket', { ...graphic, socketId: 'x' }, ack],
  ['arguments', '/', 'graphic:registerSocket', { ...graphic, timestamp: Infinity }, ack],
  ['answer', MATCH, 'command', command],
  ['arguments', MATCH, 'command', command, command, ack],
  ['arguments', MATCH, 'command', 'x'.repeat(300_000), ack],
  ['arguments', MATCH, 'command', { ['x'.repeat(300_000)]: 1 }, ack],
  ['arguments', MATCH, 'command', deep(30), ack],
  ['arguments', MATCH, 'command', { file: Buffer.from('x') }, ack],
  ['arguments', MATCH, 'time', 1, ack],
  ['arguments', MATCH, 'pulse', { delayMs: '3', visible: true }, ack],
  ['arguments', MATCH, 'introduce', { role: 'director' }, ack],
  ['arguments', MATCH, 'covered', { instance: 'other', stinger: 0 }, ack],
  ['event', MATCH, 'constructor', ack],
  ['event', LEVELS, 'levels', {}, ack],
  ['event', '/elsewhere', 'command', command, ack],
  ['event', '__proto__', 'command', command, ack],
];

describe('a packet of a page', () => {
  it.each(GOOD)('passes: %s %s %j', (namespace, ...packet) => {
    expect(judgePacket(rows, String(namespace), [...structuredClone(packet), ack])).toBeNull();
  });

  it('stands in every row', () => {
    const sent = new Set(GOOD.map(([namespace, event]) => `${namespace} ${event}`));
    for (const [namespace, list] of Object.entries(rows))
      for (const { event } of list) expect(sent).toContain(`${namespace} ${event}`);
  });

  it('loses options that NodeCG would follow', () => {
    const packet = ['replicant:declare', { ...match, opts: { schemaPath: '/proc/self/environ' } }, ack];
    expect(kindOf('/', ...packet)).toBeNull();
    expect(packet[1]).toEqual({ ...match, opts: {} });
  });

  it('keeps of git what the dashboard shows, and that short', () => {
    const bundleGit = { hash: 'abc', message: 'm'.repeat(5000), date: 5, other: {} };
    const packet = ['graphic:registerSocket', { ...graphic, bundleGit }, ack];
    expect(kindOf('/', ...packet)).toBeNull();
    expect(packet[1]).toEqual({ ...graphic, bundleGit: { hash: 'abc', message: 'm'.repeat(200) } });
  });
});

describe('what a team thinks', () => {
  const asks = (replicant: string) => ['joinRoom', `replicant:chess-match:${replicant}`, ack] as const;
  const reads = (workplace: Workplace, name: string): boolean =>
    judgePacket(rowsAt(known, workplace), '/', asks(name)) === null;
  const whoReads = (name: string) => WORKPLACES.filter((workplace) => reads(workplace, name));
  it('is for the own machine, the director and the pictures of its own viewers, and for nobody else', () => {
    for (const name of ['tablesWhite', 'tablesBlack'])
      expect(judgePacket(allowedRows(known), '/', asks(name))).toBeNull();
    expect(whoReads('tablesWhite')).toEqual(['director', 'obs-white']);
    expect(whoReads('tablesBlack')).toEqual(['director', 'obs-black']);
  });

  it('what would be seen by who plays is for the crew and for pictures that leave the house', () => {
    expect(whoReads('outlook')).toEqual([...WORKPLACES.filter((workplace) => !readsOnly(workplace)), 'obs-home']);
  });

  it("is no page's where it is made for the hall alone", () => {
    expect(judgePacket(allowedRows(known), '/', asks('teamWhite'))).not.toBeNull();
  });

  it('comes with what is public, and for pictures with nothing of the crew', () => {
    expect(whoReads('match')).toEqual(WORKPLACES.filter((workplace) => workplace !== 'reader'));
    expect(whoReads('draft')).toEqual(WORKPLACES.filter((workplace) => !readsOnly(workplace)));
    const command = ['command', '{}', ack];
    for (const pictures of PICTURES)
      expect(judgePacket(rowsAt(known, pictures), '/chess-match', command)?.kind).toBe('event');
  });
});

describe('a packet of nobody', () => {
  it.each(BAD)('is refused as %s: %s %j', (kind, namespace, ...packet) => {
    expect(kindOf(String(namespace), ...packet)).toBe(kind);
  });

  it('is named short and on one line', () => {
    const reason = judgePacket(rows, '/', [`a\nb${'x'.repeat(1000)}`, ack])?.reason ?? '';
    expect(reason).not.toContain('\n');
    expect(reason.length).toBeLessThan(200);
  });
});

/** The law once more, written down apart from the table. */
const reference = (namespace: string, packet: readonly unknown[]): boolean => {
  const [event, ...rest] = packet;
  const given = rest.slice(0, -1);
  const [first] = given;
  const isObject = typeof first === 'object' && first !== null && !Array.isArray(first) && !Buffer.isBuffer(first);
  const keys = isObject ? Object.keys(first) : [];
  const only = (...names: readonly string[]): boolean => keys.every((key) => names.includes(key));
  const of = (key: string): unknown => (isObject && Object.hasOwn(first, key) ? Reflect.get(first, key) : undefined);
  if (typeof rest.at(-1) !== 'function' || given.length !== (event === 'time' ? 0 : 1)) return false;
  if (namespace === MATCH) {
    if (event === 'command' || event === 'preview') return true;
    if (event === 'time') return true;
    return event === 'pulse'
      ? only('delayMs', 'visible') &&
          typeof of('visible') === 'boolean' &&
          (of('delayMs') === null || Number.isFinite(of('delayMs')))
      : false;
  }
  if (namespace !== '/') return false;
  const isKnown = known.replicants.has(`${String(of('namespace'))}:${String(of('name'))}`);
  if (event === 'replicant:declare') {
    const opts = of('opts');
    const isOpts = !keys.includes('opts') || (typeof opts === 'object' && opts !== null && !Array.isArray(opts));
    return isKnown && only('name', 'namespace', 'opts') && isOpts;
  }
  if (event === 'replicant:read') return isKnown && only('name', 'namespace');
  return (
    event === 'joinRoom' &&
    ['chess-match', 'chess-broadcast', 'replicant:chess-match:match'].some((room) => room === first)
  );
};

describe('random packets', () => {
  const event = fc.constantFrom(
    ...['replicant:declare', 'replicant:read', 'replicant:proposeOperations', 'joinRoom', 'message'],
    ...['command', 'time', 'pulse', 'levels', 'toString', ''],
  );
  const name = fc.constantFrom('match', 'mine', '', '__proto__', 'chess-match', 'chess-broadcast', 'nodecg');
  const field = fc.oneof(name, fc.anything());
  const target = fc.dictionary(fc.constantFrom('name', 'namespace', 'opts', 'delayMs', 'visible', 'x'), field);
  const likely = fc.record({ name, namespace: name, opts: fc.oneof(fc.constant({}), fc.anything()) });
  const pulse = fc.record({ delayMs: fc.oneof(fc.double(), fc.constant(null)), visible: fc.boolean() });
  const rooms = fc.constantFrom('chess-match', 'chess-broadcast', 'replicant:chess-match:match', 'replicant:x:y');
  const argument = fc.oneof(target, likely, pulse, rooms, fc.anything({ withBigInt: true, withDate: true }));
  const packets = fc.tuple(fc.oneof(event, fc.anything()), fc.array(argument, { maxLength: 3 }), fc.boolean());
  const namespaces = fc.constantFrom('/', MATCH, LEVELS, '/elsewhere');

  it('never throw in the judge, and pass only where the law says so', () => {
    fc.assert(
      fc.property(namespaces, packets, (namespace, [name, args, wantsAnswer]) => {
        const packet = [name, ...args, ...(wantsAnswer ? [ack] : [])];
        const isAllowed = reference(namespace, packet);
        const refusal = judgePacket(rows, namespace, packet);
        if (refusal === null) expect(isAllowed).toBe(true);
        else expect(refusal.reason.length).toBeLessThan(400);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
