import { describe, expect, it } from 'vitest';
import { allowedHosts, refusalOf } from './origin';
import { judgePacket } from './packets';

const local = allowedHosts('127.0.0.1', 9090, []);

describe('Host and Origin', () => {
  it.each([
    ['127.0.0.1:9090', undefined],
    ['localhost:9090', undefined],
    ['[::1]:9090', 'http://[::1]:9090'],
    ['LocalHost:9090', 'http://localhost:9090'],
    ['127.0.0.1:9090', 'http://localhost:9090'],
  ])('lets Host %s, Origin %s in', (host, origin) => {
    expect(refusalOf({ host, ...(origin === undefined ? {} : { origin }) }, local)).toBeNull();
  });

  it.each([
    ['evil.example:9090', undefined],
    ['127.0.0.1:9091', undefined],
    ['127.0.0.1', undefined],
    ['', undefined],
    ['127.0.0.1:9090', 'null'],
    ['127.0.0.1:9090', ''],
    ['127.0.0.1:9090', 'file://'],
    ['127.0.0.1:9090', 'http://127.0.0.1'],
    ['127.0.0.1:9090', 'http://127.0.0.1:9090.evil.example'],
    ['127.0.0.1:9090', 'ftp://127.0.0.1:9090'],
    ['127.0.0.1:9090', 'http://localhost:3000'],
  ])('refuses Host %s, Origin %s', (host, origin) => {
    expect(refusalOf({ host, ...(origin === undefined ? {} : { origin }) }, local)).not.toBeNull();
  });

  it('refuses a request without Host', () => {
    expect(refusalOf({}, local)).not.toBeNull();
  });

  it('knows the configured address, not "every address"', () => {
    expect(refusalOf({ host: '10.0.0.5:9090' }, allowedHosts('10.0.0.5', 9090, []))).toBeNull();
    expect(refusalOf({ host: '0.0.0.0:9090' }, allowedHosts('0.0.0.0', 9090, []))).not.toBeNull();
    expect(refusalOf({ host: 'studio:9090' }, allowedHosts('0.0.0.0', 9090, ['Studio:9090']))).toBeNull();
  });

  it('fills in the port a browser leaves out', () => {
    const plain = allowedHosts('127.0.0.1', 80, []);
    expect(refusalOf({ host: '127.0.0.1', origin: 'http://127.0.0.1' }, plain)).toBeNull();
  });
});

describe('packets for NodeCG', () => {
  const ack = (): undefined => undefined;
  const isDeclared = (name: string): boolean => name === 'match';
  const judge = (...packet: unknown[]): string | null => judgePacket(packet, isDeclared);
  const ours = { name: 'match', namespace: 'chess-match' };

  it('lets pages read what the server declared', () => {
    expect(judge('replicant:declare', ours, ack)).toBeNull();
    expect(judge('replicant:read', ours, ack)).toBeNull();
    expect(judge('replicant:declare', { name: 'bundles', namespace: 'nodecg' }, ack)).toBeNull();
    expect(judge('joinRoom', 'replicant:chess-match:match', ack)).toBeNull();
  });

  it('lets pages read which logos and photos were uploaded, and nothing else of the show bundle', () => {
    for (const name of ['assets:logos', 'assets:photos'])
      expect(judge('replicant:declare', { name, namespace: 'chess-broadcast' }, ack)).toBeNull();
    expect(judge('replicant:declare', { name: 'assets:other', namespace: 'chess-broadcast' }, ack)).not.toBeNull();
    expect(judge('replicant:declare', { name: 'assets:logos', namespace: 'chess-match' }, ack)).not.toBeNull();
    expect(judge('replicant:proposeOperations', { name: 'assets:logos', namespace: 'chess-broadcast' }, ack)).toBe(
      'write of chess-broadcast:assets:logos',
    );
  });

  it('refuses every write to what only the server writes', () => {
    expect(judge('replicant:proposeOperations', ours, ack)).toBe('write of chess-match:match');
    for (const namespace of ['chess-match', 'chess-broadcast', 'nodecg'])
      expect(judge('replicant:proposeOperations', { name: 'x', namespace }, ack)).not.toBeNull();
    expect(judge('replicant:proposeOperations', { name: 'x', namespace: 'another-bundle' }, ack)).toBeNull();
  });

  it('refuses replicants that the server did not declare in our namespaces', () => {
    for (const event of ['replicant:declare', 'replicant:read']) {
      expect(judge(event, { name: 'mine', namespace: 'chess-match' }, ack)).not.toBeNull();
      expect(judge(event, { name: 'match', namespace: 'chess-broadcast' }, ack)).not.toBeNull();
    }
  });

  it.each([
    ['replicant:declare', [ours]],
    ['replicant:declare', [null, ack]],
    ['replicant:proposeOperations', [ours]],
    ['message', [null]],
    ['joinRoom', ['room']],
    ['graphic:registerSocket', [{}, ack]],
  ])('refuses %s when NodeCG would throw at it', (event, rest) => {
    expect(judge(event, ...rest)).not.toBeNull();
  });
});
