import { describe, expect, it } from 'vitest';
import { TEXTS } from '../texts';
import { stateOf } from './stateOf';

const words = (language: 'ru' | 'en') => ({ texts: TEXTS[language], language });
const result = { kind: 'selection', turn: '24...', ply: 47, chips: 3, white: 6, black: 0 };

describe('what a display says of a board', () => {
  it('tells how the board ended beside its points: alone they read as the score of the match', () => {
    const ended = { status: 'ended', toMove: null, result } as const;
    expect(stateOf(ended, null, words('en'))).toBe('selection · 3\u00a0:\u00a00');
    expect(stateOf(ended, null, words('ru'))).toBe('отбор · 3\u00a0:\u00a00');
  });

  it('does not say of a board how another one ended the match', () => {
    const mated = { ...result, kind: 'mate', chips: 0, white: 2, black: 0 };
    expect(stateOf({ status: 'ended', toMove: null, result: mated }, null, words('en'))).toBe('1\u00a0:\u00a00');
  });

  it('says whose move it is, and that a board is free', () => {
    expect(stateOf({ status: 'live', toMove: 'black', result: null }, null, words('en'))).toBe('Black to move');
    expect(stateOf({ status: 'empty', toMove: null, result: null }, null, words('en'))).toBe('The board is free');
  });
});
