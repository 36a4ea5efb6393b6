import { expect, it } from 'vitest';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { BUSINESS_TEXTS } from '../texts';
import { asksForDraw, thumbWord } from './thumbWord';

const LIVE = { kind: 'live', state: 'to-move', mother: null, isOffered: false } as const;
const said = (model: Parameters<typeof thumbWord>[0], language: 'ru' | 'en' = 'en'): string =>
  thumbWord(model, CAPTAIN_TEXTS[language], BUSINESS_TEXTS[language]);

it('a small board says that a draw is offered there, until something is decided', () => {
  expect(said({ ...LIVE, isOffered: true }, 'ru')).toBe('ничья?');
  expect(said({ ...LIVE, isOffered: true })).toBe('draw?');
  expect(said({ ...LIVE, isOffered: true, state: 'moved' })).toBe('moved');
  expect(said({ ...LIVE, isOffered: true, state: 'drawn' })).toBe('drawn');
  expect(asksForDraw({ isOffered: true, state: 'drawn' })).toBe(false);
});

it('without an offer it says what the board waits for, and a new one where it comes from', () => {
  expect(said(LIVE)).toBe('to move');
  expect(said({ ...LIVE, kind: 'daughter', mother: 2 })).toBe('from 2');
  expect(said({ ...LIVE, kind: 'ended', state: null })).toBe('over');
});
