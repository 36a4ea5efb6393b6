import { emptyShow } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { overlapsOf } from './overlaps';

const show = emptyShow();

describe('graphics that share a part of the screen', () => {
  it.each([
    [['boards', 'scorebug', 'key-change', 'mics', 'ticker']],
    [['boards', 'scorebug', 'key-change', 'mics', 'tree-strip']],
    [['boards', 'scorebug', 'key-change', 'mics', 'lower-third']],
    [['tree', 'scorebug', 'mics']],
    [['intro', 'test-card']],
  ] as const)('%j stand each in a zone of its own', (picture) => {
    expect(overlapsOf(show, picture)).toEqual([]);
  });

  it.each([
    [['tree-strip', 'lower-third']],
    [['tree-strip', 'ticker']],
    [['boards', 'tree']],
    [['focus', 'ticker']],
    [['intro', 'scorebug']],
  ] as const)('%j collide', (pair) => {
    expect(overlapsOf(show, ['audience-white', 'stinger', ...pair])).toEqual(pair);
  });
});
