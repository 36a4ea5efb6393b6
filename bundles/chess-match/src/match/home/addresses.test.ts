import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesInHall, viewersAddresses, viewersAddressFor } from './addresses';

const known = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [known('127.0.0.1', 'IPv4', true)],
  wlan0: [known('10.0.0.7', 'IPv4'), known('fe80::1', 'IPv6')],
};
const at = (host: string, port: number | null = 9092, address: string | null = null) =>
  viewersAddresses({ host, port, address }, INTERFACES);

describe('where spectators in the hall open the page', () => {
  it('is as the event names it, else as this machine is called where others reach it', () => {
    expect(at('127.0.0.1', 9092, 'https://chess.example')).toEqual(['https://chess.example']);
    expect(at('0.0.0.0')).toEqual(['http://10.0.0.7:9092/']);
    expect(at('10.0.0.9')).toEqual(['http://10.0.0.9:9092/']);
  });

  it('is a listener of the hall’s own, where there is one: not a moment later', () => {
    const settled = { host: '0.0.0.0', port: 9092, address: 'https://chess.example', delayMs: 300_000 };
    const inHall = (hall: { address: string; port: number } | null) =>
      addressesInHall({ ...settled, hall }, INTERFACES);
    expect(inHall(null)).toEqual({ addresses: ['https://chess.example'], delayMs: 300_000 });
    const own = { address: '192.168.7.2', port: 9093 };
    expect(inHall(own)).toEqual({ addresses: ['http://192.168.7.2:9093/'], delayMs: 0 });
    expect(inHall({ ...own, address: '127.0.0.1' }).addresses).toEqual([]);
  });

  it('is nowhere, where only this machine can open it or nothing is served', () => {
    expect([at('127.0.0.1'), at('localhost'), at('0.0.0.0', null), at('0.0.0.0', null, 'https://x.example')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('where whoever asks this server opens the page', () => {
  it.each([
    ['http://cup.example/', '0.0.0.0', 9092, 'studio-pc:9090', 'http://cup.example/'],
    [null, '127.0.0.1', 9092, '127.0.0.1:9090', 'http://127.0.0.1:9092/'],
    [null, '127.0.0.1', 9092, '[::1]:9090', 'http://127.0.0.1:9092/'],
    [null, '127.0.0.1', 9092, 'studio-pc:9090', null],
    [null, '0.0.0.0', 9092, 'studio-pc:9090', 'http://studio-pc:9092/'],
    [null, '10.0.0.5', 9092, 'studio-pc', 'http://10.0.0.5:9092/'],
    [null, '127.0.0.1', null, 'localhost:9090', null],
  ])('address %s, listening on %s:%s, asked as %s', (address, host, port, asked, expected) => {
    expect(viewersAddressFor({ address, host, port }, asked)).toBe(expected);
  });
});
