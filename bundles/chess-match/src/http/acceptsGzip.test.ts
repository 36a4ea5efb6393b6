import { expect, it } from 'vitest';
import { acceptsGzip } from './acceptsGzip';

it.each([
  ['gzip', true],
  ['br, gzip;q=0.5', true],
  ['GZIP', true],
  ['*', true],
  ['br, *;q=0.1', true],
  ['', false],
  ['br', false],
  ['gzip;q=0', false],
  ['br, gzip; q=0.000', false],
  ['*, gzip;q=0', false],
  ['*;q=0', false],
  ['x-gzipped', false],
  ['gzip;q=much', false],
])('accept-encoding: %s', (asked, may) => {
  expect(acceptsGzip({ 'accept-encoding': asked })).toBe(may);
});

it('nothing is packed for whoever says nothing', () => {
  expect(acceptsGzip({})).toBe(false);
});
