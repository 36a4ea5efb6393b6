import { describe, expect, it } from 'vitest';
import { studyRulesOf } from './studyRules';

const RULES = studyRulesOf({});
const WITH_RESERVE = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[Np] w KQkq - 0 2';

describe('trying moves on one board of Swedish chess', () => {
  it('S3 drops what lies in the reserve, and nothing else', () => {
    const moves = RULES.moves(WITH_RESERVE);
    expect(moves).toHaveLength(61);
    expect(moves.filter(({ from }) => from === null).every(({ piece }) => piece === 'N')).toBe(true);
    const dropped = RULES.play(WITH_RESERVE, 'N@f6');
    expect(dropped).toMatchObject({ san: 'N@f6+', from: null, to: 'f6', check: 'e8' });
    expect(RULES.play(WITH_RESERVE, 'Q@f6')).toBeNull();
    const count = (fen: string, piece: string) =>
      RULES.board(fen).reserves?.white.find((pieces) => pieces.piece === piece)?.count;
    expect([count(WITH_RESERVE, 'N'), count(dropped?.fen ?? '', 'N')]).toEqual([1, 0]);
    expect(RULES.board(dropped?.fen ?? '')).toMatchObject({ toMove: 'black', pieces: { f6: 'wN' } });
  });

  it('S2 gives nothing back: what is captured goes to the partner', () => {
    const before = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2';
    const after = RULES.play(before, 'exd5');
    expect(RULES.board(after?.fen ?? '').reserves?.white.every(({ count }) => count === 0)).toBe(true);
  });

  it('S7 knows no drop with check where that was agreed', () => {
    const strict = studyRulesOf({ dropWithCheck: 'none' });
    expect(strict.play(WITH_RESERVE, 'N@f6')).toBeNull();
    expect(strict.moves(WITH_RESERVE).some(({ san }) => san.startsWith('N@f6'))).toBe(false);
    expect(strict.play(WITH_RESERVE, 'N@a6')?.san).toBe('N@a6');
  });

  it('names each move by its piece, and a promotion by what it becomes', () => {
    const moves = RULES.moves('4k3/P7/8/8/8/8/8/4K2R[] w K - 0 1');
    expect(moves.filter(({ from }) => from === 'a7').map(({ piece, promotion }) => `${piece} ${promotion}`)).toEqual([
      'P Q',
      'P R',
      'P B',
      'P N',
    ]);
    expect(moves.find(({ san }) => san === 'O-O')).toMatchObject({ piece: 'K', from: 'e1', to: 'g1', promotion: null });
    expect(RULES.play('4k3/P7/8/8/8/8/8/4K2R[] w K - 0 1', 'Rh7')).toMatchObject({ from: 'h1', to: 'h7', check: null });
    expect(RULES.play('4k3/P7/8/8/8/8/8/4K2R[] w K - 0 1', 'Ra7')).toBeNull();
  });

  it('has nothing to try on what is no position', () => {
    expect(RULES.board('nonsense')).toEqual({ pieces: {}, toMove: 'white', reserves: null });
    expect(RULES.moves('nonsense')).toEqual([]);
    expect(RULES.play('nonsense', 'e4')).toBeNull();
  });
});
