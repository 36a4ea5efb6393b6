import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { random } from '../../common/random';
import { playStandard } from './playStandard';

const GAMES = 12;
const LENGTH = 150;

/** What chess.js makes of a move. */
const expected = (fen: string, text: string): ReturnType<typeof playStandard> => {
  const game = new Chess(fen);
  const { san, from, to, promotion = null } = game.move(text, { strict: true });
  const [king = null] = game.inCheck() ? game.findPiece({ type: 'k', color: game.turn() }) : [];
  return {
    san,
    from,
    to,
    promotion,
    fen: game.fen(),
    check: king,
    isMate: game.isCheckmate(),
    isStalemate: game.isStalemate(),
  };
};

describe('a move played on a FEN', () => {
  it('makes what chess.js makes of it, to the letter, over random games', { timeout: 120_000 }, () => {
    const seen = { check: 0, castling: 0, promotion: 0, passed: 0 };
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const from = random(seed);
      const game = new Chess();
      for (let ply = 0; ply < LENGTH && !game.isGameOver(); ply += 1) {
        const sans = game.moves();
        const lively = sans.filter((san) => /[x+#=O]/.test(san));
        const tried = [from.pick(sans), ...(lively.length > 0 ? [from.pick(lively)] : [])];
        for (const san of tried) {
          const played = playStandard(game.fen(), san);
          expect(played, `${game.fen()} ${san}`).toEqual(expected(game.fen(), san));
          seen.check += played?.check === null ? 0 : 1;
          seen.castling += san.startsWith('O') ? 1 : 0;
          seen.promotion += played?.promotion === null ? 0 : 1;
          seen.passed += / [a-h][36] /.test(played?.fen ?? '') ? 1 : 0;
        }
        game.move(tried.at(-1) ?? '');
      }
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });

  it('mates, and leaves without a move', () => {
    for (const [fen, san] of [
      ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8#'],
      ['7k/8/4Q3/6K1/8/8/8/8 w - - 0 1', 'Qf7'],
      ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'dxe3'],
    ] as const)
      expect(playStandard(fen, san)).toEqual(expected(fen, san));
  });

  it.each(['Ke9', '', 'O-O', 'e1d1', 'Kxe2', 'Kf2+'])('is none for "%s"', (text) => {
    expect(playStandard('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', text)).toBeNull();
  });
});
