import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback';

describe('a host that only this machine reaches', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
    '%s',
    (host) => expect(isLoopback(host)).toBe(true),
  );
});

describe('a host that others may reach', () => {
  it.each([
    ...['0.0.0.0', '::', '', '192.168.1.20', '10.0.0.1', '128.0.0.1', '126.255.255.255', 'fe80::1', '::2'],
    ...['::ffff:10.0.0.1', 'studio-pc', 'localhost.example', '127.0.0.1.example', '127.1', ' 127.0.0.1'],
  ])('"%s"', (host) => expect(isLoopback(host)).toBe(false));
});
