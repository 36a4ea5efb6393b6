import { describe, expect, it } from 'vitest';
import { after, matchOn, moves } from '../../testing/play';
import { BOARDS } from '../seats';
import { kamikaze } from './kamikaze';
import { sitting } from './sitting';
import { waiting } from './waiting';

const BARE = '4k3/8/8/8/8/8/8/4K3[] w - - 0 1';

describe('S12 sitting', () => {
  it('S12 in check from afar: for any piece that can stand between', () => {
    const state = moves(matchOn({ A: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', B: null }), 'A:Re8+');
    expect(sitting(state, 'A')).toEqual({ board: 'A', side: 'black', inCheck: true, waitsFor: ['q', 'r', 'b', 'n'] });
    expect(sitting(state, 'B')).toBeNull();
  });

  it('S12 for a pawn too where one may stand', () => {
    const diagonal = matchOn({ A: '4k3/8/8/8/7q/8/3PP3/3QKB2[] w - - 0 1', B: null });
    expect(sitting(diagonal, 'A')).toEqual({
      board: 'A',
      side: 'white',
      inCheck: true,
      waitsFor: ['q', 'r', 'b', 'n', 'p'],
    });
  });

  it('S12 stalemated: for anything', () => {
    const state = matchOn({ A: '7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1', B: null });
    expect(sitting(state, 'A')).toMatchObject({ inCheck: false, waitsFor: ['q', 'r', 'b', 'n', 'p'] });
  });

  it('S12 S7 the same pieces help, however drops with check are agreed', () => {
    const fen = '6k1/8/8/8/8/8/5pPP/r6K[] w - - 0 1';
    const waitsFor = (dropWithCheck: string) => sitting(matchOn({ A: fen, B: null }, { dropWithCheck }), 'A')?.waitsFor;
    expect(waitsFor('all')).toEqual(['q', 'r', 'b', 'n']);
    expect(waitsFor('none')).toEqual(waitsFor('all'));
    expect(waitsFor('checkNotMate')).toEqual(waitsFor('all'));
  });

  it('S8 nobody sits when the match is over', () => {
    const over = after(matchOn({ A: '7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1', B: null }), { type: 'resign', team: 'first' });
    expect(sitting(over, 'A')).toBeNull();
  });
});

describe('S12 waiting', () => {
  const fen = (reserve: string): string => `k7/8/1K6/8/8/8/8/8[${reserve}] b - - 0 1`;

  it('S12 mate follows the only move', () => {
    expect(waiting(matchOn({ A: fen('Q'), B: null }), 'A')).toEqual({ board: 'A', side: 'black' });
    expect(waiting(matchOn({ A: fen('Q'), B: null }), 'B')).toBeNull();
  });

  it('S12 not without the piece that mates, nor with a move that saves', () => {
    expect(waiting(matchOn({ A: fen(''), B: null }), 'A')).toBeNull();
    expect(waiting(matchOn({ A: fen('Qr'), B: null }), 'A')).toBeNull();
  });

  it('S12 not for who must sit anyway, who mates, or whose match is over', () => {
    const sits = moves(matchOn({ A: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', B: null }), 'A:Re8+');
    expect(waiting(sits, 'A')).toBeNull();
    expect(waiting(matchOn({ A: '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', B: null }), 'A')).toBeNull();
    expect(waiting(after(matchOn({ A: fen('Q'), B: null }), { type: 'abort', reason: '' }), 'A')).toBeNull();
  });
});

describe('S12 kamikaze', () => {
  const LOSES = '4k3/1b6/8/n7/6q1/8/5PPP/R4RK1[] w - - 0 1';
  const NEEDS = '4k3/8/8/8/8/8/6PP/6RK[] b - - 0 1';

  it('S12 a move that loses here and gives the partner the piece to mate with', () => {
    expect(kamikaze(matchOn({ A: LOSES, B: NEEDS }), 'A')).toEqual([
      { board: 'A', side: 'white', san: 'Rxa5', piece: 'n', losesTo: 'Qxg2#', winsBy: 'N@f2#' },
    ]);
  });

  it('S12 not if the partner mates without, is not to move, or gets another piece; nor if nothing is lost', () => {
    expect(kamikaze(matchOn({ A: LOSES, B: NEEDS.replace('[]', '[n]') }), 'A')).toEqual([]);
    expect(kamikaze(matchOn({ A: LOSES, B: NEEDS.replace(' b ', ' w ') }), 'A')).toEqual([]);
    expect(kamikaze(matchOn({ A: LOSES.replace('n7', 'r7'), B: NEEDS }), 'A')).toEqual([]);
    expect(kamikaze(matchOn({ A: LOSES.replace('6q1', '8'), B: NEEDS }), 'A')).toEqual([]);
    const over = after(matchOn({ A: LOSES, B: NEEDS }), { type: 'abort', reason: '' });
    expect(kamikaze(over, 'A')).toEqual([]);
  });
});

describe('S12 bare kings', () => {
  it('S12 there is nothing to find', () => {
    const state = matchOn({ A: BARE, B: BARE });
    for (const board of BOARDS) {
      expect(sitting(state, board)).toBeNull();
      expect(waiting(state, board)).toBeNull();
      expect(kamikaze(state, board)).toEqual([]);
    }
  });
});
