import { describe, expect, it } from 'vitest';
import { overlapsOf } from './overlaps';

describe('graphics that share a part of the screen', () => {
  it('play as it usually looks collides nowhere', () => {
    expect(overlapsOf(['boards', 'scorebug', 'key-change', 'mics', 'ticker'])).toEqual([]);
  });

  it.each([
    [['lower-third', 'key-change']],
    [['tree-strip', 'key-change']],
    [['tree-strip', 'lower-third']],
    [['tree-strip', 'ticker']],
    [['boards', 'tree']],
    [['tree', 'scorebug']],
    [['intro', 'lower-third']],
  ] as const)('%j collide', (pair) => {
    expect(overlapsOf(['audience-white', 'stinger', ...pair])).toEqual(pair);
  });

  it.each([
    [['lower-third', 'ticker']],
    [['boards', 'tree-strip']],
    [['scorebug', 'lower-third']],
    [['intro', 'test-card']],
  ] as const)('%j do not', (pair) => {
    expect(overlapsOf(pair)).toEqual([]);
  });
});
