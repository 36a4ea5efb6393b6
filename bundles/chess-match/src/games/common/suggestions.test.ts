import { expect, it } from 'vitest';
import { bring, NOTHING, ofTheMatch, type NewSuggestion } from './suggestions';
import { FOCUS } from './presets';

const about = (kind: NewSuggestion['kind'], board: number | null, lasts = false): NewSuggestion => ({
  ...NOTHING,
  ...bring(FOCUS),
  kind,
  board,
  lasts,
});
const suggested = (status: 'playing' | 'over', running: boolean, ...ofTurn: readonly NewSuggestion[]) =>
  ofTheMatch({ match: { status, ply: 7 }, clocks: { running } }, ofTurn);
const kinds = (...asked: Parameters<typeof suggested>) => suggested(...asked).map(({ kind }) => kind);

it('what happened on a board is suggested once more, with the turn and the board', () => {
  const [again] = suggested('playing', true, about('flagNear', 2, true), about('promotion', 3));
  expect(again).toMatchObject({ kind: 'replay', board: 3, lasts: false });
  expect(again?.alone).toBe(true);
  expect(again?.airs[0]).toEqual({ graphic: 'replay', on: true, content: { board: 3, ply: 7, turns: 1 } });
});

it('a mate is, though it lasts; what only threatens and what is on no board is not', () => {
  expect(kinds('over', false, about('mate', 1, true))).toEqual(['replay', 'matchOver', 'recap']);
  expect(kinds('playing', true, about('flagNear', 1, true), about('quietTurns', null))).toEqual(['play']);
});

it('a recap is suggested while the clock stands and after the end, not while it runs', () => {
  expect(kinds('playing', false)).toEqual(['pause', 'recap']);
  expect(kinds('over', false)).toEqual(['matchOver', 'recap']);
  expect(kinds('playing', true)).toEqual(['play']);
});

it('play that goes on takes every picture off, brings the boards back, and leaves the microphones alone', () => {
  const back = suggested('playing', true, about('promotion', null)).at(-1);
  const { airs = [], alone, resumes, lasts } = back ?? {};
  const on = airs.filter((air) => air.on).map(({ graphic }) => graphic);
  const off = airs.filter((air) => !air.on);
  expect([alone, resumes, lasts]).toEqual([false, true, false]);
  expect(on).toContain('boards');
  expect(off.map(({ graphic }) => graphic)).toEqual(expect.arrayContaining(['break', 'replay', 'recap', 'result']));
  expect(off.every(({ content }) => content === null)).toBe(true);
  expect(airs.map(({ graphic }) => graphic)).not.toContain('mics');
});

it('nothing is suggested where there is no match', () => {
  expect(ofTheMatch({ match: { status: 'none', ply: 0 }, clocks: { running: false } }, [])).toEqual([]);
  expect(ofTheMatch({ match: { status: 'none', ply: 7 }, clocks: { running: true } }, [])).toEqual([]);
});
