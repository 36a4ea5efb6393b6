import { describe, expect, it } from 'vitest';
import { chipGroups } from './chipStacks';

describe('chips', () => {
  it.each([
    [0, []],
    [3, [3]],
    [5, [5]],
    [7, [5, 2]],
    [10, [5, 5]],
    [11, []],
  ])('%i chips stand in groups of five, above ten in a stack', (chips, groups) => {
    expect(chipGroups(chips)).toEqual(groups);
  });
});
