import type { ShowView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { SHOW_FIXTURE } from '../shared/showFixture';
import { planStinger } from './plan';

const show = (takes: number, on: boolean, undo: ShowView['undo']): ShowView => ({
  ...SHOW_FIXTURE,
  graphics: { ...SHOW_FIXTURE.graphics, stinger: { ...SHOW_FIXTURE.graphics.stinger, takes, on } },
  undo,
});
const change = (what: 'take' | 'clear', graphic: 'stinger' | 'boards') => ({
  what,
  graphics: [{ graphic, now: true, then: false }],
});
const taken = change('take', 'stinger');

describe('planStinger', () => {
  it('plays at each take, in or out', () => {
    expect(planStinger(show(0, true, null), show(1, false, taken))).toEqual([{ kind: 'play' }]);
    expect(planStinger(show(1, false, taken), show(2, true, taken))).toEqual([{ kind: 'play' }]);
  });

  it('does not play for a clear, an undo, another graphic, or after an absence', () => {
    expect(planStinger(show(0, true, null), show(1, false, change('clear', 'stinger')))).toEqual([]);
    expect(planStinger(show(1, false, taken), show(2, true, null))).toEqual([]);
    expect(planStinger(show(1, true, taken), show(1, true, change('take', 'boards')))).toEqual([]);
    expect(planStinger(show(1, true, taken), show(4, false, taken))).toEqual([]);
  });
});
