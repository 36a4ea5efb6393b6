import { describe, expect, it } from 'vitest';
import { planTeams } from './plan';

describe('the plan of the line-ups', () => {
  it('swaps when another team is asked for', () => {
    expect(planTeams({ content: { side: 'white' } }, { content: { side: 'black' } })).toEqual([{ kind: 'swap' }]);
    expect(planTeams({ content: { side: null } }, { content: { side: 'black' } })).toEqual([{ kind: 'swap' }]);
  });

  it('sets everything else', () => {
    expect(planTeams({ content: { side: null } }, { content: { side: null } })).toEqual([]);
  });
});
