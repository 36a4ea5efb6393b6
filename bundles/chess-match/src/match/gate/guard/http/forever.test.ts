import { describe, expect, it } from 'vitest';
import { headersOfFound } from './forever';

const isKept = (path: string): boolean => 'cache-control' in headersOfFound(path);
const built = (name: string): string => `/bundles/chess-broadcast/graphics/dist/${name}`;

describe('what a browser keeps for ever', () => {
  it.each([
    'assets/mount-Bj8GpYc7.js',
    'assets/tree.module-C4ZtVaTk.js',
    'assets/mount-B3fKaH6S.css',
    'assets/golos-text-latin-wght-normal-BS5oQT7X.woff2',
  ])('is %s, named by what is in it', (name) => {
    expect(isKept(built(name))).toBe(true);
  });

  it.each(['boards/index.html', 'assets/portrait-13.svg', 'assets/logo-white.svg', 'assets/other.js'])(
    'is not %s, which the next release may have otherwise',
    (name) => {
      expect(isKept(built(name))).toBe(false);
    },
  );

  it('is nothing of NodeCG', () => {
    expect(isKept('/api.js')).toBe(false);
  });
});
