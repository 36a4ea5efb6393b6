import { describe, expect, test } from 'vitest';
import { nameInObs, nameInRules, type Actual } from '../diff';
import { afterRename, withRenames, type Rename } from './renames';

const NAMED = ['White', 'Black'];
const after = (...renames: readonly Rename[]) =>
  renames.reduce<Readonly<Record<string, string>>>((known, rename) => afterRename(known, rename, NAMED), {});
const seen = (scenes: readonly string[], names: Actual['names'] = {}): Actual => ({
  programScene: null,
  previewScene: null,
  studioMode: false,
  transitioning: false,
  collection: 0,
  scenes,
  names,
});

describe('a scene that is renamed', () => {
  test('is known by the name that rules have, however often', () => {
    expect(after({ from: 'White', to: 'Reds' })).toEqual({ White: 'Reds' });
    expect(after({ from: 'White', to: 'Reds' }, { from: 'Reds', to: 'Team 1' })).toEqual({ White: 'Team 1' });
  });

  test('and back again is what it was', () => {
    expect(after({ from: 'White', to: 'Reds' }, { from: 'Reds', to: 'White' })).toEqual({});
  });

  test('is nothing to anybody where no rule names it', () => {
    expect(after({ from: 'Replay', to: 'Replay 2' })).toEqual({});
  });

  test('a second one of that name is followed instead of the first', () => {
    const twice = after({ from: 'White', to: 'Old' }, { from: 'White', to: 'New' });
    expect(twice).toEqual({ White: 'New' });
  });
});

describe('in OBS', () => {
  test('it is found, and what OBS shows is told by our name', () => {
    const actual = withRenames(seen(['Reds', 'Black']), { White: 'Reds' });
    expect(nameInObs(actual, 'White')).toBe('Reds');
    expect(nameInRules(actual, 'Reds')).toBe('White');
  });

  test('a scene that has the name itself is the one that is meant', () => {
    const actual = withRenames(seen(['White', 'Reds']), { White: 'Reds' });
    expect(nameInObs(actual, 'White')).toBe('White');
    expect(nameInRules(actual, 'Reds')).toBe('Reds');
  });

  test('where another collection has neither, it is missing', () => {
    expect(nameInObs(withRenames(seen(['Other']), { White: 'Reds' }), 'White')).toBe('White');
  });

  test('a mark of ours says more', () => {
    const actual = withRenames(seen(['Reds', 'Team 1'], { White: 'Team 1' }), { White: 'Reds' });
    expect(nameInObs(actual, 'White')).toBe('Team 1');
  });
});
