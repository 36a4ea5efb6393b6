import { describe, expect, it } from 'vitest';
import { branchingOf, draftedOn } from './items';

describe('what the operator reads off a turn line', () => {
  it('is its branching, once it is whole, and what is drafted on a board', () => {
    expect(branchingOf('1:e4 branch 1>2 3+7')).toEqual({ mother: 1, daughter: 2, keep: 3, give: 7 });
    expect(branchingOf('branch 1>2')).toBeNull();
    expect(draftedOn('1:e4 2:O-O', 2)).toBe('O-O');
    expect(draftedOn('1:e4', 2)).toBeNull();
  });
});
