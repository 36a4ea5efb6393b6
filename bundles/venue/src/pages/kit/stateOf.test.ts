import { describe, expect, it } from 'vitest';
import { TEXTS } from '../texts';
import { stateOf } from './stateOf';

const words = (language: 'ru' | 'en') => ({
  ...{ texts: TEXTS[language], language },
  own: { isDrawOffered: ({ offered }: { readonly offered: string | null }) => offered !== null },
});
const result = { kind: 'selection', turn: '24...', ply: 47, badges: [{ kind: 'chips', value: 3 }], white: 6, black: 0 };

describe('what a display says of a board', () => {
  it('tells how the board ended beside its points: alone they read as the score of the match', () => {
    const ended = { status: 'ended', toMove: null, result, offered: null } as const;
    expect(stateOf(ended, null, words('en'))).toBe('given up · 3\u00a0:\u00a00');
    expect(stateOf(ended, null, words('ru'))).toBe('отдана · 3\u00a0:\u00a00');
  });

  it('does not say of a board how another one ended the match', () => {
    const mated = { ...result, kind: 'mate', badges: [], white: 2, black: 0 };
    const ended = { status: 'ended', toMove: null, result: mated, offered: null } as const;
    expect(stateOf(ended, null, words('en'))).toBe('1\u00a0:\u00a00');
  });

  it('says whose move it is, and that a board is free', () => {
    const [live, none] = [{ status: 'live', toMove: 'black', result: null } as const, { offered: null } as const];
    expect(stateOf({ ...live, ...none }, null, words('en'))).toBe('Black to move');
    expect(stateOf({ ...live, ...none, status: 'empty', toMove: null }, null, words('en'))).toBe('The board is free');
  });

  it('says that a draw is offered there', () => {
    const offered = { status: 'live', toMove: 'black', result: null, offered: 'white' } as const;
    expect(stateOf(offered, null, words('en'))).toBe('Black to move · draw offered');
    expect(stateOf(offered, null, words('ru'))).toBe('Ход чёрных · предложена ничья');
  });
});
