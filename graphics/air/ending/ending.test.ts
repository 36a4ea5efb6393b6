import { describe, expect, it } from 'vitest';
import { endingOf } from './ending';
import { endingText, reasonText } from './words';

const TEAMS = { white: { name: 'Ладья' }, black: { name: 'Rook' } };
const entry = { turn: '3.', ply: 3, side: 'white', board: 1, line: 'game', kind: 'mate' } as const;
const scored = (white: number, black: number) => ({
  white,
  black,
  ledger: [{ ...entry, badges: [], white, black, whiteTotal: white, blackTotal: black }],
});
const over = (white: number, black: number, boards = 1) =>
  endingOf({ match: { status: 'over', boards }, score: scored(white, black) });

describe('the end of a match of any game', () => {
  it('is none while it is played', () => {
    expect(endingOf({ match: { status: 'playing', boards: 1 }, score: scored(2, 0) })).toBeNull();
  });

  it('is told by who got more, with the way the only board ended', () => {
    expect(over(2, 0)).toEqual({ winner: 'white', kind: 'mate' });
    expect(over(1, 3, 2)).toEqual({ winner: 'black', kind: null });
    expect(over(1, 1)).toEqual({ winner: 'draw', kind: 'mate' });
    expect(endingOf({ match: { status: 'over', boards: 1 }, score: { white: 0, black: 0, ledger: [] } })).toEqual({
      winner: null,
      kind: null,
    });
  });

  it('is told in words in both languages', () => {
    const ends = [over(2, 0), over(1, 1), { winner: null, kind: null }].flatMap((end) => end ?? []);
    expect(ends.map((end) => endingText(end, TEAMS, 'en'))).toEqual(['Victory: Ладья', 'Draw', 'Match over']);
    expect(ends.map((end) => endingText(end, TEAMS, 'ru'))).toEqual(['Победа: Ладья', 'Ничья', 'Матч окончен']);
    expect(ends.map((end) => reasonText(end, 'en'))).toEqual(['mate', 'mate', '']);
  });
});
