import type { RundownItem } from '@schemas/show';
import { describe, expect, it } from 'vitest';
import { emptyShow } from '../emptyShow';
import { stepFrom } from './steps';

const item = (id: string): RundownItem => ({ id, kind: 'other', title: '', notes: '', alone: true, airs: [] });
const ABC = ['a', 'b', 'c'].map(item);
const at = (cued: string | null, current: string | null) => ({
  ...emptyShow().rundown,
  items: ABC,
  cued,
  current,
});

describe('the next item', () => {
  it.each([
    [null, null, null, 'a', undefined],
    [null, 'a', 'a', 'b', undefined],
    ['b', 'a', 'a', 'c', 'a'],
    [null, 'c', 'c', undefined, 'b'],
    // What was taken last has left the air: the end of the rundown is no dead end.
    [null, 'c', null, 'a', 'b'],
    [null, 'b', null, 'c', 'a'],
  ])('cued %s, taken last %s, on air %s: next %s, previous %s', (cued, current, onAir, next, previous) => {
    const rundown = { ...at(cued, current), onAir };
    expect(stepFrom(rundown, rundown.items, 1)?.id).toBe(next);
    expect(stepFrom(rundown, rundown.items, -1)?.id).toBe(previous);
  });
});
