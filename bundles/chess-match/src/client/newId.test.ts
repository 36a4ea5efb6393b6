import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './newId';

afterEach(() => vi.unstubAllGlobals());

describe('ids made by a page', () => {
  it('need nothing that only secure pages have', () => {
    const getRandomValues = (bytes: Uint8Array): Uint8Array => bytes.fill(0).fill(255, 15);
    vi.stubGlobal('crypto', { getRandomValues });
    expect(newId()).toBe(`${'0'.repeat(30)}ff`);
  });

  it('are of the length that commands take, and no two alike', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
