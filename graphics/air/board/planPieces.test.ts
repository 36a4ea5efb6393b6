import { describe, expect, it } from 'vitest';
import { planPieces } from './planPieces';

const move = (from: string, to: string) => ({ from, to, san: '' });

describe('planPieces', () => {
  it('says nothing about a board that stands still', () => {
    const pieces = { e1: 'wK', e8: 'bK', a1: 'wR', h1: 'wR' };
    expect(planPieces(pieces, { pieces, lastMoves: [move('e2', 'e1')] })).toEqual([]);
  });

  it('slides the piece that moved', () => {
    expect(
      planPieces({ g1: 'wN', b1: 'wN' }, { pieces: { f3: 'wN', b1: 'wN' }, lastMoves: [move('g1', 'f3')] }),
    ).toEqual([{ kind: 'slide', from: 'g1', to: 'f3', code: 'wN' }]);
  });

  it('follows the move even where another piece of the kind stands nearer', () => {
    const steps = planPieces({ a1: 'wR', e1: 'wR' }, { pieces: { d1: 'wR', e1: 'wR' }, lastMoves: [move('a1', 'd1')] });
    expect(steps).toEqual([{ kind: 'slide', from: 'a1', to: 'd1', code: 'wR' }]);
  });

  it('takes the piece on the square of arrival', () => {
    expect(planPieces({ e4: 'wP', d5: 'bP' }, { pieces: { d5: 'wP' }, lastMoves: [move('e4', 'd5')] })).toEqual([
      { kind: 'slide', from: 'e4', to: 'd5', code: 'wP' },
      { kind: 'capture', at: 'd5', code: 'bP' },
    ]);
  });

  it('takes in passing', () => {
    expect(planPieces({ e5: 'wP', d5: 'bP' }, { pieces: { d6: 'wP' }, lastMoves: [move('e5', 'd6')] })).toEqual([
      { kind: 'slide', from: 'e5', to: 'd6', code: 'wP' },
      { kind: 'capture', at: 'd5', code: 'bP' },
    ]);
  });

  it('castles with the rook', () => {
    const steps = planPieces(
      { e1: 'wK', h1: 'wR', a1: 'wR' },
      { pieces: { g1: 'wK', f1: 'wR', a1: 'wR' }, lastMoves: [move('e1', 'g1')] },
    );
    expect(steps).toEqual([
      { kind: 'slide', from: 'e1', to: 'g1', code: 'wK' },
      { kind: 'slide', from: 'h1', to: 'f1', code: 'wR' },
    ]);
  });

  it('promotes with capture', () => {
    expect(planPieces({ b7: 'wP', a8: 'bR' }, { pieces: { a8: 'wQ' }, lastMoves: [move('b7', 'a8')] })).toEqual([
      { kind: 'promote', from: 'b7', to: 'a8', was: 'wP', code: 'wQ' },
      { kind: 'capture', at: 'a8', code: 'bR' },
    ]);
  });

  it('follows a series of moves of one piece', () => {
    const steps = planPieces(
      { b1: 'wN', d5: 'bP' },
      { pieces: { d5: 'wN' }, lastMoves: [move('b1', 'c3'), move('c3', 'd5')] },
    );
    expect(steps).toEqual([
      { kind: 'slide', from: 'b1', to: 'd5', code: 'wN' },
      { kind: 'capture', at: 'd5', code: 'bP' },
    ]);
  });

  it('lets a piece appear only when no move brought it', () => {
    expect(planPieces({ e1: 'wK' }, { pieces: { e1: 'wK', d4: 'wQ' }, lastMoves: [] })).toEqual([
      { kind: 'appear', at: 'd4', code: 'wQ' },
    ]);
  });
});
