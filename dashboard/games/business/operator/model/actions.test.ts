import { expect, it } from 'vitest';
import { ACTION_KEYS, BOARD_ACTIONS } from './actions';

it('gives every action a key of its own', () => {
  expect(new Set(BOARD_ACTIONS.map((action) => ACTION_KEYS[action])).size).toBe(BOARD_ACTIONS.length);
});
