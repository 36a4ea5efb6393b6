import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../common/random';
import { legalMoves } from './legalMoves';
import { readPosition } from './readPosition';

const GAMES = 16;
const LENGTH = 120;
const ARRANGED = 1500;

/** For all chess.js has to say of a move it looks for every move once more: asked for it now and then. */
const EVERY = 8;

/** The same moves, in the same order, with the same SAN. */
const compare = (fen: string): void => {
  const verbose = new Chess(fen).moves({ verbose: true });
  const moves = verbose.map(({ san, from, to, promotion = null }) => ({ san, from, to, promotion }));
  expect(legalMoves(fen), fen).toEqual(moves);
};

/** The same SAN in the same order. @param sans as chess.js has them */
const compareSans = (fen: string, sans: readonly string[]): void => {
  const own = legalMoves(fen).map(({ san }) => san);
  expect(own, fen).toEqual(sans);
};

/** Pieces thrown on a board, as an arbiter might put them who does not play chess. */
const thrown = (from: Random): string => {
  const squares = Array.from({ length: 64 }, () => '');
  const put = (piece: string): void => {
    const empty = squares.flatMap((held, square) => (held === '' ? [square] : []));
    squares[from.pick(empty)] = piece;
  };
  for (const king of ['k', 'K']) put(king);
  const pieces = 1 + from.pick([2, 4, 8, 16, 28]);
  for (let placed = 0; placed < pieces; placed += 1) put(from.pick([...'ppppnbrqPPPPNBRQ']));
  const ranks = Array.from({ length: 8 }, (_, rank) =>
    squares
      .slice(8 * rank, 8 * rank + 8)
      .map((piece) => (piece === '' ? '1' : piece))
      .join('')
      .replace(/1+/g, ({ length }) => String(length)),
  );
  return `${ranks.join('/')} ${from.pick(['w', 'b'])} - - 0 1`;
};

describe('legal moves on a FEN', () => {
  it('are those of chess.js, in its order and its SAN, over random games', { timeout: 120_000 }, () => {
    const seen = { enPassant: 0, castling: 0, promotion: 0, mate: 0, check: 0 };
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const from = random(seed);
      const game = new Chess();
      for (let ply = 0; ply < LENGTH && !game.isGameOver(); ply += 1) {
        const fen = game.fen();
        const sans = game.moves();
        if (ply % EVERY === 0) compare(fen);
        else compareSans(fen, sans);
        const lively = sans.filter((san) => /[x+#=O]/.test(san));
        const san = lively.length > 0 && from.chance(0.5) ? from.pick(lively) : from.pick(sans);
        seen.enPassant += / [a-h][36] /.test(fen) ? 1 : 0;
        seen.castling += sans.some((each) => each.startsWith('O')) ? 1 : 0;
        seen.promotion += sans.some((each) => each.includes('=')) ? 1 : 0;
        seen.mate += sans.some((each) => each.endsWith('#')) ? 1 : 0;
        seen.check += game.inCheck() ? 1 : 0;
        game.move(san);
      }
      compare(game.fen());
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });

  it('are those of chess.js in every position an arbiter may set', () => {
    const from = random(7);
    let taken = 0;
    for (let each = 0; each < ARRANGED; each += 1) {
      const read = readPosition(thrown(from));
      if (read === null) continue;
      taken += 1;
      if (taken % EVERY === 0) compare(read.fen);
      else compareSans(read.fen, new Chess(read.fen).moves());
    }
    expect(taken).toBeGreaterThan(100);
  });

  it.each([
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    '7k/8/8/8/Q1Q5/8/Q7/4K3 w - - 0 1',
    '3n3k/2P1P3/8/8/8/8/8/4K3 w - - 0 1',
    '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
  ])('are those of chess.js in %s', compare);

  it('are none where the text is no position', () => {
    expect(legalMoves('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1')).toEqual([]);
  });
});
