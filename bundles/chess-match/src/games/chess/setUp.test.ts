import { describe, expect, it } from 'vitest';
import { random } from '../common/random';
import { legalMoves } from './legal';
import { couldBeSetUp } from './onFen';
import { play } from './play';
import { readFen } from './readFen';
import { readSetUp } from './readSetUp';
import { startPosition } from './start';
import { drops, orthodox } from './testing/positions';
import { writeFen } from './writeFen';

const NINE = 'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const fault = (rules: typeof drops, fen: string) => {
  const read = readSetUp(rules, fen);
  return read.ok ? null : [read.error.kind, read.error.text];
};

describe('a position that is set up', () => {
  it.each([
    // The pawn on d5 cannot have come from d7: a knight stands there.
    ['4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1', 'en-passant', 'd6'],
    ['4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1', 'en-passant', 'd3'],
    ['4k~3/8/8/8/8/8/8/4K3 w - - 0 1', 'promoted', 'e8'],
    ['4k3/8/8/8/8/8/P~7/4K3 w - - 0 1', 'promoted', 'a2'],
    ['4k3/8/8/8/8/8/8/4K5 w - - 0 1', 'rank', '4K5'],
  ])('FIDE 3.7.4.1 S4 cannot be %s: %s', (fen, kind, text) => {
    expect(fault(orthodox, fen)).toEqual([kind, text]);
    expect(fault(drops, fen)).toEqual([kind, text]);
  });

  it('FIDE 3.7 has no ninth pawn; where pawns come in from a reserve it may', () => {
    expect(fault(orthodox, NINE)).toEqual(['pawns', 'white']);
    expect(fault(orthodox, NINE.replace('P7', 'p7').replace(' w ', ' b '))).toEqual(['pawns', 'black']);
    expect(fault(drops, NINE)).toBeNull();
  });

  it('an en passant square that nobody can use says nothing', () => {
    expect(fault(orthodox, '4k3/3n4/8/3p4/8/8/8/4K3 w - d6 0 1')).toBeNull();
    expect(fault(orthodox, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')).toBeNull();
  });

  it('what was written down before is read as it was', () => {
    for (const fen of [NINE, '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1', '4k~3/8/8/8/8/8/8/4K3 w - - 0 1'])
      expect([readFen(orthodox, fen).ok, couldBeSetUp(fen)]).toEqual([true, false]);
  });

  it.each([
    ['without reserves', orthodox],
    ['with them', drops],
  ])('is never refused where play has led to it, %s', (_name, rules) => {
    const from = random(23);
    let checked = 0;
    for (let game = 0; game < 15; game += 1) {
      let at = startPosition(rules);
      for (let ply = 0; ply < 100; ply += 1) {
        const moves = legalMoves(rules, at);
        if (moves.length === 0) break;
        at = play(rules, at, from.pick(moves)).position;
        expect(readSetUp(rules, writeFen(rules, at))).toMatchObject({ ok: true });
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });
});
