import { emptyShow, itemsFor } from 'chess-match/client/show';
import type { RundownItem } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { captured, changeOf, newItem, reordered, sinceOpened, withAir, withItem } from './rundownEdit';

const item = (id: string): RundownItem => ({ id, kind: 'other', title: '', notes: '', alone: true, airs: [] });
const ABC = ['a', 'b', 'c'].map(item);
const ids = (items: readonly RundownItem[]) => items.map(({ id }) => id);

describe('edits of the rundown', () => {
  it('a new item has an id of its own and stands after the one given', () => {
    // At two desks at once as well.
    expect(newItem().id).not.toBe(newItem().id);
    expect(ids(withItem(ABC, item('x'), 'a'))).toEqual(['a', 'x', 'b', 'c']);
    expect(ids(withItem(ABC, item('x'), null))).toEqual(['a', 'b', 'c', 'x']);
  });

  it('a known item is replaced where it stands', () => {
    expect(withItem(ABC, { ...item('b'), title: 'B' }, 'c').map(({ title }) => title)).toEqual(['', 'B', '']);
  });

  it('what somebody else did to an item is known while its window is open', () => {
    const b = { item: item('b'), isNew: false };
    const changed = ABC.map((other) => (other.id === 'b' ? { ...other, notes: 'theirs' } : other));
    expect(sinceOpened(withItem(ABC, item('x'), 'a'), b)).toBeNull();
    expect(sinceOpened(changed, b)).toBe('changed');
    expect(sinceOpened([item('a')], b)).toBe('removed');
    expect(sinceOpened(ABC, { item: item('x'), isNew: true })).toBeNull();
  });

  it('a graphic is left alone, brought or sent', () => {
    const on = withAir(item('a'), 'tree', { on: true, content: null });
    expect([changeOf(item('a'), 'tree'), changeOf(on, 'tree')]).toEqual(['leave', 'on']);
    expect(changeOf(withAir(on, 'tree', { on: false, content: null }), 'tree')).toBe('off');
    expect(withAir(on, 'tree', null).airs).toEqual([]);
  });

  it('an item can be what stands in the preview', () => {
    const show = emptyShow();
    const { graphics } = show;
    const cue = { on: true, content: { side: 'white' } } as const;
    const cued = { ...show, graphics: { ...graphics, teams: { ...graphics.teams, cue } } };
    const airs = captured(item('a'), cued, ['teams']).airs;
    expect(airs.find(({ graphic }) => graphic === 'teams')).toMatchObject({ on: true, content: { side: 'white' } });
    expect(airs.some(({ graphic }) => graphic === 'test-card')).toBe(false);
  });
});

describe('the items of a game', () => {
  const airs = (graphic: 'tree' | 'boards') => [{ graphic, on: true, content: null }];
  const items = [{ ...item('a'), airs: airs('tree') }, { ...item('b'), airs: airs('boards') }, item('talk')];

  it('are those that bring something of it, and those that bring nothing anywhere', () => {
    expect(itemsFor(items, ['tree']).map(({ id }) => id)).toEqual(['b', 'talk']);
  });

  it('are moved among those that are not shown', () => {
    const [, b, talk] = items;
    expect(b && talk && reordered(items, [talk, b]).map(({ id }) => id)).toEqual(['a', 'talk', 'b']);
  });
});
