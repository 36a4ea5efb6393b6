import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners';

it('tells all who listen, and nobody who has left', () => {
  const { subscribe, tell, count } = createListeners();
  const [stays, leaves] = [vi.fn(), vi.fn()];
  subscribe(stays);
  const leave = subscribe(leaves);
  tell();
  leave();
  tell();
  expect([stays, leaves].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(count()).toBe(1);
});

it('does not tell who comes while others are told, and tells who goes', () => {
  const { subscribe, tell } = createListeners();
  const late = vi.fn();
  const gone = vi.fn();
  subscribe(() => {
    subscribe(late);
    leave();
  });
  const leave = subscribe(gone);
  tell();
  expect([late, gone].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
