import { describe, expect, it } from 'vitest';
import { endOf } from './endOf';
import { ownBoardWord } from './ownBoardWord';

const WAITS = { bar: null, end: null, prepared: null, isChecked: true, stands: false };
const result = { kind: 'resignation', turn: '1.', ply: 1, badges: [], white: 0, black: 2 };

describe('what the clock of the own board says', () => {
  it('is whose turn it is, and that its game is over before that', () => {
    expect(ownBoardWord(WAITS, 'en', 'Not yours')).toBe('Not yours');
    const end = endOf({ status: 'ended', result }, 'en');
    expect(ownBoardWord({ ...WAITS, end }, 'en', 'Not yours')).toBe('This game is over: resignation · 0\u00a0:\u00a01');
  });

  it('is first of all why nothing can be entered at all', () => {
    expect(ownBoardWord({ ...WAITS, bar: 'No link', end: 'mate' }, 'en', 'Not yours')).toBe('No link');
  });

  it('has no end where the game goes on', () => {
    expect(endOf({ status: 'live', result: null }, 'ru')).toBeNull();
  });
});
