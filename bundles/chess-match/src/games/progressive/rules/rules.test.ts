import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, played, tryMove } from '../testing/game';
import { countSeries } from './count';
import { readStart } from './fen';
import { startOf } from './game';
import { movesIn, stepsIn } from './series';
import { kindOf, VARIANTS, type Variant } from './variant';

const MATES = join(import.meta.dirname, '../testing/mates.csv');
const endIn = (variant: Variant, moves: string, fen?: string) => played(gameOf(variant, fen), moves).end;
const may = (variant: Variant, move: string, fen: string): boolean => tryMove(gameOf(variant, fen), move) !== null;

describe('series', () => {
  it('P1 turn n is a series of n moves, White has the odd ones', () => {
    const third = played(gameOf('italian'), '1.e4 2.e5 Nf6');
    expect([third.turn, third.series.length, third.series.position.toMove]).toEqual([3, 3, 'white']);
    expect(played(third, 'd4 d5').series).toMatchObject({ made: 2, length: 3 });
  });

  it('P1 the known counts: 20 first turns, 8902 with the second', () => {
    const first = gameOf('italian');
    expect(countSeries(first.series)).toBe(20);
    const both = movesIn(first.series).reduce((sum, move) => {
      if (move.kind === 'drop') throw new Error('nothing is dropped');
      const next = tryMove(first, `${move.from}${move.to}`);
      return sum + (next === null ? NaN : countSeries(next.series));
    }, 0);
    expect(both).toBe(8902);
  });

  it('P2 P3 the own king is never left in check, and a check is left with the first move', () => {
    const checked = 'rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 3';
    expect(gameOf('scottish', checked).series.made).toBe(0);
    expect(
      movesIn(gameOf('scottish', checked).series)
        .map((move) => move.to)
        .toSorted(),
    ).toEqual(['e2', 'g3']);
    expect(may('scottish', 'd2d4', checked)).toBe(false);
  });

  it('P4 Scottish: any check ends the series, and the next has one move more all the same', () => {
    const after = played(gameOf('scottish'), '1.e4 2.f6 g5 3.Qh5');
    expect(after).toMatchObject({ end: { result: 'white', reason: 'mate' } });
    const checked = played(gameOf('scottish'), '1.e4 2.d6 f6 3.Qh5');
    expect([checked.turn, checked.series.length, checked.end]).toEqual([4, 4, null]);
  });

  it('P5 Italian: check comes with the last move alone', () => {
    const third = played(gameOf('italian'), '1.e4 2.d6 f6');
    expect(tryMove(third, 'Qh5')).toBeNull();
    expect(tryMove(played(third, 'd3 a3'), 'Qh5')).not.toBeNull();
    expect(endIn('italian', '1.e4 2.e5 Nf6 3.Bc4 Qh5 Qxf7#')).toEqual({ result: 'white', reason: 'mate' });
  });

  it('P5 whose only escapes give check on the first move of a longer series is mated: progressive mate', () => {
    // Only the rook can take the queen, and gives check along the first rank then.
    const taken = '8/8/8/4R3/8/8/6PP/k3q2K w - - 3';
    expect(gameOf('italian', taken).end).toEqual({ result: 'black', reason: 'progressive-mate' });
    expect(gameOf('scottish', taken).end).toBeNull();
    expect(gameOf('italian', taken.replace(' 3', ' 1')).end).toBeNull();
    expect(gameOf('italian', taken.replace('4R3', '8')).end).toEqual({ result: 'black', reason: 'mate' });
  });

  it('P6 en passant with the first move alone, several at once, and not against a pawn that moved on', () => {
    const several = played(gameOf('italian', '4k3/p1p5/8/1P6/8/8/8/4K3 b - - 2'), 'a5 c5');
    expect(several.series.targets).toHaveLength(2);
    for (const taken of ['b5a6', 'b5c6'])
      expect(tryMove(several, taken)?.series.position.squares.filter(Boolean)).toHaveLength(4);
    expect(tryMove(played(several, 'Ke2'), 'b5a6')).toBeNull();
    const movedOn = played(gameOf('italian', '4k3/p1p5/8/1P6/8/8/8/4K3 b - - 2'), 'a5 a4');
    expect(movedOn.series.targets).toEqual([]);
    const behind = played(gameOf('italian', '4k3/2p5/3n4/1P6/8/8/8/4K3 b - - 2'), 'c5 Nc4');
    expect(behind.series.targets).toHaveLength(1);
    const blocked = played(gameOf('italian', '4k3/2p5/8/1P2n3/8/8/8/4K3 b - - 2'), 'c5 Nc6');
    expect(blocked.series.targets).toEqual([]);
  });

  it('P7 ten turns without capture or pawn move are a draw', () => {
    let game = gameOf('marseillais', 'r3k3/8/8/8/8/8/8/R3K3 w - - 3');
    expect(game.series.kind.quietTurns).toBeNull();
    game = gameOf('italian', '4k2r/7p/8/8/8/8/P7/R3K3 w - - 1');
    for (let turn = 1; turn <= 10; turn += 1) {
      expect(game.end).toBeNull();
      const there = turn % 2 === 1 ? ['a1b1', 'b1a1'] : ['h8g8', 'g8h8'];
      for (let move = 0; move < turn; move += 1) {
        // An odd number of moves leaves the rook on the other square.
        const next = tryMove(game, there[0] ?? '') ?? tryMove(game, there[1] ?? '');
        if (next === null) throw new Error(`turn ${turn}`);
        game = next;
      }
    }
    expect(game.end).toEqual({ result: 'draw', reason: 'ten-turns' });
  });

  it('P8 no legal move and no check: a draw, also in the middle of a series', () => {
    expect(gameOf('italian', '7k/5Q2/6K1/8/8/8/8/8 b - - 2').end).toEqual({ result: 'draw', reason: 'stalemate' });
    const middle = gameOf('scottish', '8/8/8/8/8/6p1/5k1K/8 w - - 3');
    expect(middle.end).toBeNull();
    expect(played(middle, 'Kh1')).toMatchObject({
      turn: 3,
      series: { made: 1 },
      end: { result: 'draw', reason: 'stalemate' },
    });
  });

  it('P9 English: no piece moves again before every other that can has moved', () => {
    const third = played(gameOf('english'), '1.e4 2.e6 f6');
    expect(played(third, 'e5 Nf3 Bc4').turn).toBe(4);
    expect(tryMove(played(third, 'e5 Ba6'), 'Bxb7')).toBeNull();
    expect(third.series.targets).toEqual([]);
  });

  it('P9 a piece moves a second time where no other can move, and a series that cannot be completed is a draw', () => {
    const alone = gameOf('english', '7k/7p/7P/8/8/8/8/K7 w - - 3');
    expect(played(alone, 'Ka2 Ka1 Ka2').turn).toBe(4);
    const stuck = played(gameOf('english', 'k7/8/8/8/8/p1p5/P1P5/1K6 w - - 3'), 'Kc1');
    expect(stuck.end).toBeNull();
    const none = gameOf('english', '7k/8/8/8/8/1p6/1P5r/K5r1 w - - 3');
    expect(none.end).toEqual({ result: 'black', reason: 'mate' });
  });

  it('P9 castling counts for king and rook', () => {
    const castled = played(gameOf('english', '4k3/8/8/8/8/8/P7/4K2R w K - 3'), 'O-O');
    for (const again of ['Rf2', 'Kg2']) expect(tryMove(castled, again)).toBeNull();
    expect(tryMove(castled, 'a4')).not.toBeNull();
  });

  it('P10 take-all: whoever has taken everything has won; no check, no mate, pawns may become kings', () => {
    expect(endIn('take-all', 'Qxe8', '4k3/8/8/8/4Q3/8/8/4K3 w - - 1')).toEqual({
      result: 'white',
      reason: 'all-taken',
    });
    expect(may('take-all', 'e1e2', '4k3/8/8/8/8/8/4r3/4K3 w - - 1')).toBe(true);
    expect(movesIn(gameOf('take-all', '8/P7/8/8/8/8/8/4k3 w - - 1').series)).toContainEqual({
      kind: 'move',
      from: 'a7',
      to: 'a8',
      promotion: 'k',
    });
    expect(may('take-all', 'e1g1', '4k3/8/8/8/8/5r2/8/4K2R w K - 1')).toBe(true);
    expect(gameOf('take-all', '8/8/8/8/8/p7/P7/8 w - - 1').end).toEqual({ result: 'draw', reason: 'stalemate' });
  });

  it('P11 logical: no castling, no two-step, and checks as in Scottish', () => {
    expect(countSeries(gameOf('logical').series)).toBe(12);
    expect(may('logical', 'e1g1', '4k3/8/8/8/8/8/8/4K2R w K - 1')).toBe(false);
    expect(gameOf('logical').series.kind.check).toBe('ends');
  });

  it('P12 Marseillais: two moves a turn, one in the first; a check ends the turn', () => {
    const second = played(gameOf('marseillais'), 'e4');
    expect([second.turn, second.series.length]).toEqual([2, 2]);
    const third = played(second, 'f6 g6 Qg4 d3');
    expect([third.turn, third.series.length]).toEqual([4, 2]);
    expect(played(played(second, 'f6 a6'), 'Qh5').turn).toBe(4);
    const passing = played(gameOf('marseillais', '4k3/2p5/8/1P6/8/8/8/4K3 b - - 2'), 'Kd8 c5');
    expect(tryMove(passing, 'b5c6')).not.toBeNull();
  });

  it('P5 the mates that are known are series, and mates', () => {
    const [, ...rows] = readFileSync(MATES, 'utf8').trim().split('\n');
    expect(rows.length).toBeGreaterThan(9);
    for (const row of rows) {
      const [, fen = '', solution = ''] = /^\d+,"([^"]+)","([^"]+)"$/.exec(row) ?? [];
      const game = gameOf('italian', fen);
      const end = played(game, solution.replaceAll(';', ' ')).end;
      expect([fen, end?.result]).toEqual([fen, game.series.position.toMove]);
    }
  });
});

describe('the position at the beginning of a turn', () => {
  it('notation: the turn’s number stands in the place of the clocks, and what was passed over before it', () => {
    const kind = kindOf('italian');
    const passed = readStart(kind, '4k3/8/8/pPp5/8/8/8/4K3 w - a6c6 3');
    expect(passed).toMatchObject({ ok: true, value: { turn: 3, targets: [40, 42] } });
    const whole = readStart(kind, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1');
    expect(whole).toEqual({ ok: true, value: startOf(kind) });
    const short = readStart(kind, 'rnbBkbnr/pp1p1ppp/8/8/3p4/8/PPP1PPPP/RN1QKBNR b 4');
    expect(short).toMatchObject({ ok: true, value: { turn: 4, targets: [] } });
    expect(readStart(kind, '4k3/8/8/8/8/8/8/4K3 b - - 0 1')).toMatchObject({ ok: true, value: { turn: 2 } });
  });

  it.each([
    ['turn', '4k3/8/8/8/8/8/8/4K3 w - - 4'],
    ['number', '4k3/8/8/8/8/8/8/4K3 w - - 0'],
    ['en-passant', '4k3/8/8/1P6/8/8/8/4K3 w - a6 3'],
    ['fields', '4k3/8/8/8/8/8/8/4K3 w - - x 4'],
    ['kings', '8/8/8/8/8/8/8/4K3 w - - 3'],
  ])('is refused for its %s: %s', (kind, text) => {
    expect(readStart(kindOf('italian'), text)).toMatchObject({ ok: false, error: { kind } });
  });

  it('has moves of every kind at the start', () => {
    for (const variant of VARIANTS) expect(stepsIn(gameOf(variant).series).length).toBeGreaterThan(11);
  });
});
