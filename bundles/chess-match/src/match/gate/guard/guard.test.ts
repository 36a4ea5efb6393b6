import { describe, expect, it } from 'vitest';
import { allowedHosts, refusalOf } from './origin';

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
