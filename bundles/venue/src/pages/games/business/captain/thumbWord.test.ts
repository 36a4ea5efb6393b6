import { expect, it } from 'vitest';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { asksForDraw, thumbWord } from './thumbWord';

const LIVE = { kind: 'live', state: 'to-move', mother: null, isOffered: false } as const;

it('a small board says that a draw is offered there, until something is decided', () => {
  const { ru, en } = CAPTAIN_TEXTS;
  expect(thumbWord({ ...LIVE, isOffered: true }, ru)).toBe('ничья?');
  expect(thumbWord({ ...LIVE, isOffered: true }, en)).toBe('draw?');
  expect(thumbWord({ ...LIVE, isOffered: true, state: 'moved' }, en)).toBe('moved');
  expect(thumbWord({ ...LIVE, isOffered: true, state: 'drawn' }, en)).toBe('drawn');
  expect(asksForDraw({ isOffered: true, state: 'drawn' })).toBe(false);
});

it('without an offer it says what the board waits for, and a new one where it comes from', () => {
  const { en } = CAPTAIN_TEXTS;
  expect(thumbWord(LIVE, en)).toBe('to move');
  expect(thumbWord({ ...LIVE, kind: 'daughter', mother: 2 }, en)).toBe('from 2');
  expect(thumbWord({ ...LIVE, kind: 'ended', state: null }, en)).toBe('over');
});
