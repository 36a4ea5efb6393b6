import { expect, it } from 'vitest';
import { createComing } from './coming';

const T0 = 1_000_000;

it('a feed comes with its first segment, and is away when none comes for some seconds', () => {
  const coming = createComing();
  coming.look(T0, false);
  expect(coming.status()).toEqual({ comes: false, sinceMs: null, lastAtMs: null });
  for (let at = 0; at < 10; at += 1) coming.look(T0 + at * 2000, true);
  expect(coming.status()).toEqual({ comes: true, sinceMs: T0, lastAtMs: T0 + 18_000 });
  coming.look(T0 + 23_999, false);
  expect(coming.status().comes).toBe(true);
  coming.look(T0 + 24_000, false);
  expect(coming.status()).toEqual({ comes: false, sinceMs: T0 + 18_000, lastAtMs: T0 + 18_000 });
  coming.look(T0 + 90_000, true);
  expect(coming.status()).toEqual({ comes: true, sinceMs: T0 + 90_000, lastAtMs: T0 + 90_000 });
});

it('one whose key frames are far apart is not away in between', () => {
  const coming = createComing();
  for (let at = 0; at < 4; at += 1) {
    coming.look(T0 + at * 8300, true);
    coming.look(T0 + at * 8300 + 5900, false);
  }
  coming.look(T0 + 3 * 8300 + 12_000, false);
  expect(coming.status()).toMatchObject({ comes: true, sinceMs: T0 });
  coming.look(T0 + 3 * 8300 + 12_450, false);
  expect(coming.status().comes).toBe(false);
});

it('is away at once when the connection ends', () => {
  const coming = createComing();
  coming.ended(T0);
  expect(coming.status().sinceMs).toBeNull();
  coming.look(T0, true);
  coming.ended(T0 + 500);
  expect(coming.status()).toEqual({ comes: false, sinceMs: T0 + 500, lastAtMs: T0 });
});
