import { describe, expect, it } from 'vitest';
import { arrowPath } from './arrow';

describe('arrowPath', () => {
  it('ends in the middle of its square and keeps its head on the shortest way', () => {
    expect(arrowPath({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 })).toContain('L3.500 0.500');
    expect(arrowPath({ x: 0.5, y: 0.5 }, { x: 0.5, y: 1.5 })).not.toContain('NaN');
  });
});
