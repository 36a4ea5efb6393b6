import { describe, expect, it } from 'vitest';
import { planMics } from './plan';

describe('the plan of the microphones', () => {
  it('swaps the rows', () => {
    expect(planMics({ content: { side: null } }, { content: { side: 'white' } })).toEqual([{ kind: 'swap' }]);
    expect(planMics({ content: { side: 'black' } }, { content: { side: 'white' } })).toEqual([{ kind: 'swap' }]);
  });

  it('leaves the picture alone while only the speakers change', () => {
    expect(planMics({ content: { side: null } }, { content: { side: null } })).toEqual([]);
  });
});
