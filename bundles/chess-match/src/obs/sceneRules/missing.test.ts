import { expect, test } from 'vitest';
import type { Actual } from '../diff';
import { defaultRules } from './defaults';
import { missingScenes } from './missing';

const rules = defaultRules('program', { white: 'White', black: 'Black' });
const seen = (scenes: readonly string[], names: Actual['names'] = {}): Actual => ({
  programScene: null,
  previewScene: null,
  studioMode: false,
  transitioning: false,
  collection: 0,
  scenes,
  names,
});
const SIDES = ['sideToMove'] as const;

test('scenes of rules that are on, where OBS has them under no name', () => {
  expect(missingScenes(rules, SIDES, seen(['White', 'Break']))).toEqual(['Black']);
  expect(missingScenes(rules, SIDES, seen(['Weiss', 'Black'], { White: 'Weiss' }))).toEqual([]);
});

test('each once: the OBS of one team has one scene for both', () => {
  expect(missingScenes(defaultRules('white', { white: 'White', black: 'Black' }), SIDES, seen([]))).toEqual(['White']);
});

test('neither of a rule that is off, nor of one that the open game has not, nor while OBS is away', () => {
  const withTree = { ...rules, keyChange: { ...rules.keyChange, on: true } };
  const actual = seen(['White', 'Black']);
  expect(missingScenes(rules, ['sideToMove', 'keyChange'], actual)).toEqual([]);
  expect(missingScenes(withTree, ['sideToMove', 'keyChange'], actual)).toEqual(['Tree']);
  expect(missingScenes(withTree, SIDES, actual)).toEqual([]);
  expect(missingScenes(withTree, SIDES, null)).toEqual([]);
});
