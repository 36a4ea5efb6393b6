import { describe, expect, it } from 'vitest';
import { makeRules } from './rules';
import type { Definition } from './definition';
import { ORTHODOX } from './orthodox';
import { legalMoves } from './legal';
import { perft } from './perft';
import { play } from './play';
import { readSan } from './readSan';
import { isMateOnBoard } from './endings';
import { inReserve, withReserve, type Position } from './position';
import { drops, dropsOnly, movesOf, orthodox, position } from './testing/positions';
import { startPosition } from './start';
import { writeFen } from './writeFen';
import type { Rules } from './rules';

/** The position after moves in SAN, and what each took. */
const after = (rules: Rules, fen: string, ...sans: string[]) => {
  let at: Position = position(rules, fen);
  const captured: (string | null)[] = [];
  for (const san of sans) {
    const read = readSan(rules, at, san, isMateOnBoard);
    if (!read.ok) throw new Error(`${san}: ${read.error.kind}`);
    const played = play(rules, at, read.value.move);
    at = played.position;
    captured.push(played.captured);
  }
  return { at, captured, fen: writeFen(rules, at) };
};

describe('drops', () => {
  it('S3 on any empty square, a pawn not on the first or last rank', () => {
    const at = position(drops, '4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1');
    const to = (piece: string): string[] =>
      legalMoves(drops, at).flatMap((move) => (move.kind === 'drop' && move.piece === piece ? [move.to] : []));
    expect(to('n')).toHaveLength(62);
    expect(to('p')).toHaveLength(48);
    expect(to('p').filter((square) => /[18]/.test(square))).toEqual([]);
    expect(to('q')).toEqual([]);
  });

  it('S3 the piece leaves the reserve, one at a time; nothing else changes hands', () => {
    const { at, fen } = after(drops, '4k3/8/8/8/8/8/8/4K3[NNp] w - - 5 1', 'N@d4', 'P@d5');
    expect(fen).toBe('4k3/8/8/3p4/3N4/8/8/4K3[N] w - - 0 2');
    expect(inReserve(at, 'white', 'n')).toBe(1);
    expect(inReserve(withReserve(at, 'white', 'q', -1), 'white', 'q')).toBe(0);
  });

  it('S3 a check is met by a piece put between', () => {
    const at = position(drops, '4r1k1/8/8/8/8/8/3PPP2/3QKB2[n] w - - 0 1');
    expect(movesOf(drops, at)).not.toContain('N@e3');
    const open = position(drops, '4r1k1/8/8/8/8/8/3P1P2/3QKB2[NP] w - - 0 1');
    const between = movesOf(drops, open).filter((move) => move.includes('@'));
    expect(between).toEqual([
      'N@e2',
      'N@e3',
      'N@e4',
      'N@e5',
      'N@e6',
      'N@e7',
      'P@e2',
      'P@e3',
      'P@e4',
      'P@e5',
      'P@e6',
      'P@e7',
    ]);
  });
});

describe('what is taken', () => {
  it('S2 is told with its type, and goes into no reserve of this board', () => {
    const { at, captured } = after(drops, '4k3/8/8/3r4/4P3/8/8/4K3[] w - - 0 1', 'exd5');
    expect(captured).toEqual(['r']);
    expect(at.reserve).toEqual({ white: {}, black: {} });
  });

  it('S4 a promoted piece goes over as the pawn it was, and stays marked wherever it goes', () => {
    const { fen, captured } = after(drops, '4k3/7P/8/8/6b1/8/8/4K3[] w - - 0 1', 'h8=Q+', 'Kd7', 'Qh3', 'Bxh3');
    expect(captured).toEqual([null, null, null, 'p']);
    expect(fen).toContain('7b');
    expect(after(drops, '4k3/7P/8/8/6b1/8/8/4K3[] w - - 0 1', 'h8=Q+', 'Kd7', 'Qh3').fen).toContain('7Q~');
  });
});

describe('S5 pawns and rooks that were dropped', () => {
  it('S5 a pawn dropped on the second rank may advance two squares and be taken en passant', () => {
    const fen = '4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1';
    const two = after(drops, fen, 'P@e2', 'Kd7', 'e4');
    expect(two.fen).toContain(' b - e3 ');
    expect(after(drops, fen, 'P@e2', 'Kd7', 'e4', 'dxe3').captured).toEqual([null, null, null, 'p']);
    const late = after(drops, fen, 'P@e2', 'Kd7', 'e4', 'Ke7', 'Kd2').at;
    expect(movesOf(drops, late)).not.toContain('d4e3');
  });

  it('S5 a rook dropped on a corner may castle with a king that has not moved', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1';
    expect(after(drops, fen, 'R@h1', 'Kd7', 'O-O').fen).toBe('8/3k4/8/8/8/8/8/R4RK1[] b - - 3 2');
    const both = '4k3/8/8/8/8/8/P7/R3K3[R] w Q - 0 1';
    expect(after(drops, both, 'R@h1').fen).toContain(' b KQ ');
  });

  it('S5 also when every rook it began with is gone', () => {
    const { at } = after(drops, 'r3k3/8/8/8/8/8/8/R3K3[R] w Qq - 0 1', 'Rxa8+', 'Kd7', 'R@h1', 'Kc7');
    expect(movesOf(drops, at)).toContain('e1g1');
  });

  it('S5 not with a king that has moved, and not on another square', () => {
    const moved = after(drops, '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1', 'Kf1', 'Kd7', 'Ke1', 'Ke8', 'R@h1', 'Kd7').at;
    expect(movesOf(drops, moved)).not.toContain('e1g1');
    const aside = after(drops, '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1', 'R@g1', 'Kd7').at;
    expect(aside.castling.white).toEqual(['queen']);
  });

  it('S5 droppedRookCastles off: such a rook never castles', () => {
    const { at } = after(dropsOnly, '4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1', 'R@h1', 'Kd7');
    expect(at.castling.white).toEqual(['queen']);
  });

  it('S5 a knight dropped on the corner is no rook', () => {
    const { at } = after(drops, '4k3/8/8/8/8/8/8/R3K3[N] w Q - 0 1', 'N@h1', 'Kd7');
    expect(at.castling.white).toEqual(['queen']);
  });
});

describe('en passant', () => {
  it('is none where the pawn taken had stood between the king and a bishop, whatever a position says', () => {
    const read = position(drops, '8/k7/8/8/3Pp3/8/8/4K1B1[] b - d3 0 1');
    expect(read.enPassant).toBeNull();
    const claimed: Position = { ...read, enPassant: drops.squareByName.get('d3') ?? null };
    expect(movesOf(drops, claimed)).not.toContain('e4d3');
    expect(movesOf(drops, position(drops, '8/k7/8/8/3Pp3/8/8/4K3[] b - d3 0 1'))).toContain('e4d3');
  });
});

describe('a move nobody could make', () => {
  it('leaves the position as it is', () => {
    const at = startPosition(drops);
    expect(play(drops, at, { kind: 'move', from: 'e4', to: 'e5', promotion: null })).toEqual({
      position: at,
      captured: null,
    });
    expect(play(drops, at, { kind: 'move', from: 'e2', to: 'z9', promotion: null })).toEqual({
      position: at,
      captured: null,
    });
    expect(play(drops, at, { kind: 'drop', piece: 'n', to: 'z9' })).toEqual({ position: at, captured: null });
  });
});

describe('boards of other sizes and pieces', () => {
  const small: Definition = {
    ...ORTHODOX,
    files: 5,
    ranks: 6,
    castlings: [],
    twoStepRank: -1,
    start: ['RNBQK', 'PPPPP', '', '', 'ppppp', 'rnbqk'],
  };

  it('five by six: the generator asks the definition, not the number eight', () => {
    const rules = makeRules(small);
    const start = startPosition(rules);
    expect(writeFen(rules, start)).toBe('rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1');
    expect(movesOf(rules, start)).toEqual(['a2a3', 'b1a3', 'b1c3', 'b2b3', 'c2c3', 'd2d3', 'e2e3']);
    expect(perft(rules, start, 2)).toBe(movesOf(rules, start).length ** 2);
    const { fen, captured } = after(rules, 'rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1', 'b3', 'a4', 'bxa4');
    expect([fen, captured]).toEqual(['rnbqk/1pppp/P4/5/P1PPP/RNBQK b - - 0 2', [null, null, 'p']]);
    expect(writeFen(rules, position(rules, '4k/P4/5/5/5/K4 w - - 0 1'))).toBe('4k/P4/5/5/5/K4 w - - 0 1');
    expect(movesOf(rules, position(rules, '4k/P4/5/5/5/K4 w - - 0 1'))).toEqual(
      expect.arrayContaining(['a5a6b', 'a5a6n', 'a5a6q', 'a5a6r']),
    );
  });

  it('ten files and ranks: two digits in FEN and in names', () => {
    const wide = makeRules({ ...small, files: 10, ranks: 10, start: ['', '', '', '', '', '', '', '', '', ''] });
    const fen = '9k/10/10/10/10/10/10/10/10/K9 w - - 0 1';
    const at = position(wide, fen);
    expect(writeFen(wide, at)).toBe(fen);
    expect(movesOf(wide, at)).toEqual(['a1a2', 'a1b1', 'a1b2']);
    expect(wide.names.at(-1)).toBe('j10');
  });

  it('nine by nine: a rider of reach two stops after two squares or before its own piece', () => {
    const prince: Definition = {
      ...ORTHODOX,
      files: 9,
      ranks: 9,
      castlings: [],
      steps: { ...ORTHODOX.steps, k: ORTHODOX.steps['k']?.map((step) => ({ ...step, reach: 2 })) ?? [] },
      start: Array.from({ length: 9 }, () => ''),
    };
    const rules = makeRules(prince);
    const at = position(rules, '9/8k/9/9/4K4/9/4P4/9/9 w - - 0 1');
    const steps = movesOf(rules, at).filter((move) => move.startsWith('e5'));
    expect(steps).toHaveLength(15);
    expect(steps).not.toContain('e5e3');
    expect(movesOf(rules, position(rules, '8k/9/9/9/9/9/9/9/K8 w - - 0 1'))).toHaveLength(6);
  });

  it('a side without a royal piece is never in check', () => {
    const at: Position = {
      ...startPosition(orthodox),
      squares: startPosition(orthodox).squares.map((piece) => (piece?.type === 'k' ? null : piece)),
    };
    // One more than at the start: the queen may go where the king stood.
    expect(legalMoves(orthodox, at)).toHaveLength(21);
  });
});
