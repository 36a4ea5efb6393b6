import type { TurnsView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { ledgerWith, pictureWith } from '../facts/testing';
import { scheme4 } from '../fixtures/scheme4';
import { entriesOf, type TickerPicture } from './entries';
import { planTicker } from './plan';

const turnsTo = (ply: number): TurnsView['turns'] =>
  Array.from({ length: Math.min(8, ply) }, (_, index) => {
    const at = ply - Math.min(8, ply) + 1 + index;
    const side = at % 2 === 1 ? 'white' : 'black';
    const turn = `${Math.ceil(at / 2)}${side === 'white' ? '.' : '...'}`;
    return { turn, ply: at, side, moves: [{ board: 1, san: 'Nf3' }], line: '1:Nf3' };
  });

const at = (ply: number): TickerPicture => ({ ...pictureWith(scheme4(ply)), turns: { turns: turnsTo(ply) } });

describe('entriesOf', () => {
  it('tells each turn with its moves, its key change and its ends', () => {
    const [, fork] = entriesOf(at(14)).slice(-2).reverse();
    expect(fork).toMatchObject({ ply: 13, turn: '7.', moves: [{ board: 1, san: 'Nf3' }], notes: [{ kind: 'fork' }] });
    expect(entriesOf(at(50)).map(({ ply, notes }) => [ply, notes.map(({ kind }) => kind)])).toEqual([
      [43, []],
      [44, []],
      [45, []],
      [46, []],
      [47, []],
      [48, ['selection']],
      [49, []],
      [50, ['end']],
    ]);
  });
});

describe('planTicker', () => {
  it('scrolls when a turn comes', () => {
    expect(planTicker(at(12), at(13))).toEqual([{ kind: 'scroll', plies: [13] }]);
    expect(planTicker(at(0), at(1))).toEqual([{ kind: 'scroll', plies: [1] }]);
  });

  it('does not move for a draft or a clock', () => {
    expect(planTicker(at(13), at(13))).toEqual([]);
  });

  it('B16 tells the latest turn anew when a flag fell after it', () => {
    const flag = ledgerWith({ ply: 14, kind: 'flag' });
    const after = { ...pictureWith(scheme4(14), { ledger: flag }), turns: { turns: turnsTo(14) } };
    expect(planTicker(at(14), after)).toEqual([{ kind: 'renew' }]);
  });
});
