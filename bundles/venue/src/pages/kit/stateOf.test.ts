import { describe, expect, it } from 'vitest';
import { TEXTS } from '../texts';
import { stateOf } from './stateOf';

const words = (language: 'ru' | 'en', offered: readonly number[] = [], note = '') => ({
  views: {},
  texts: TEXTS[language],
  language,
  own: { toMoveNote: () => note, isDrawOffered: ({ board }: { readonly board: number }) => offered.includes(board) },
});
const result = { kind: 'selection', turn: '24...', ply: 47, badges: [{ kind: 'chips', value: 3 }], white: 6, black: 0 };

describe('what a display says of a board', () => {
  it('tells how the board ended beside its points: alone they read as the score of the match', () => {
    const ended = { board: 1, status: 'ended', toMove: null, result } as const;
    expect(stateOf(ended, null, words('en'))).toBe('given up · 3\u00a0:\u00a00');
    expect(stateOf(ended, null, words('ru'))).toBe('отдана · 3\u00a0:\u00a00');
  });

  it('does not say of a board how another one ended the match', () => {
    const mated = { ...result, kind: 'mate', badges: [], white: 2, black: 0 };
    const ended = { board: 1, status: 'ended', toMove: null, result: mated } as const;
    expect(stateOf(ended, null, words('en'))).toBe('1\u00a0:\u00a00');
  });

  it('says whose move it is, and that a board is free', () => {
    const live = { board: 1, status: 'live', toMove: 'black', result: null } as const;
    expect(stateOf(live, null, words('en'))).toBe('Black to move');
    expect(stateOf({ ...live, status: 'empty', toMove: null }, null, words('en'))).toBe('The board is free');
  });

  it('says that a draw is offered there', () => {
    const live = { board: 1, status: 'live', toMove: 'black', result: null } as const;
    expect(stateOf(live, null, words('en', [1]))).toBe('Black to move · draw offered');
    expect(stateOf(live, null, words('ru', [1]))).toBe('Ход чёрных · предложена ничья');
    expect(stateOf(live, null, words('ru', [1], 'серия'))).toBe('Ход чёрных · серия · предложена ничья');
  });
});
