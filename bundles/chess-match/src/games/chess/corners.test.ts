import { describe, expect, it } from 'vitest';
import { isInCheck } from './attacks';
import { isMateOnBoard } from './endings';
import { countLegal, legalMoves } from './legal';
import { readTyped, whyNotTyped } from './onFen';
import { play } from './play';
import type { Move } from './position';
import { readSan } from './readSan';
import { drops, movesOf, orthodox, position } from './testing/positions';
import { writeFen } from './writeFen';

const step = (from: string, to: string): Move => ({ kind: 'move', from, to, promotion: null });
const on = (fen: string) => position(orthodox, fen);
const enPassant = (fen: string, from: string, to: string): string | undefined =>
  writeFen(orthodox, play(orthodox, on(fen), step(from, to)).position).split(' ')[3];
const read = (fen: string, text: string) => {
  const found = readSan(orthodox, on(fen), text, isMateOnBoard);
  return found.ok ? found.value.san : found.error.kind;
};

describe('a1 is a square like any other', () => {
  it('FIDE 3.9 a king there is in check, and has to leave it', () => {
    const checked = on('4k3/8/8/8/8/8/8/K6r w - - 0 1');
    expect(isInCheck(orthodox, checked, 'white')).toBe(true);
    expect(movesOf(orthodox, checked).toSorted()).toEqual(['a1a2', 'a1b2']);
  });

  it('S3 a king there in check is helped by pieces put between, and by no other', () => {
    const checked = position(drops, '4k3/8/8/8/8/8/8/K6r[N] w - - 0 1');
    const put = movesOf(drops, checked).filter((move) => move.includes('@'));
    expect(put.toSorted()).toEqual(['N@b1', 'N@c1', 'N@d1', 'N@e1', 'N@f1', 'N@g1']);
  });

  it('S2 what is taken there is taken: written with x, read with it, and handed on', () => {
    const fen = '4k3/8/8/8/8/8/1b6/R3K3 b Q - 7 9';
    expect(read(fen, 'Bxa1')).toBe('Bxa1');
    const { captured, position: after } = play(orthodox, on(fen), step('b2', 'a1'));
    expect([captured, writeFen(orthodox, after)]).toEqual(['r', '4k3/8/8/8/8/8/8/b3K3 w - - 0 10']);
  });
});

describe('the count of the fifty moves', () => {
  it('FIDE 9.3 begins afresh with a pawn’s move and with a capture, and goes on with any other', () => {
    const halfMoves = (from: string, to: string) =>
      play(orthodox, on('4k3/8/8/8/8/1n6/4P3/R1B1K3 w - - 30 40'), step(from, to)).position.halfMoves;
    expect(halfMoves('e2', 'e3')).toBe(0);
    expect(halfMoves('e1', 'd1')).toBe(31);
    expect(play(orthodox, on('4k3/8/8/8/8/1n6/8/R1B1K3 b - - 30 40'), step('b3', 'c1')).position.halfMoves).toBe(0);
  });
});

describe('taking en passant', () => {
  it('FIDE 3.7 is for a pawn that stands beside one that has gone two squares', () => {
    expect(enPassant('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2', 'e4')).toBe('e3');
  });

  it.each([
    ['a pawn of the same side', '4k3/8/8/8/3P4/8/4P3/4K3 w - - 0 1', 'e2', 'e4'],
    ['a pawn that takes the other way', '4k3/8/8/8/8/8/3pP3/5K2 w - - 0 1', 'e2', 'e4'],
    ['one square', '4k3/8/8/8/1p6/8/4P3/4K3 w - - 0 1', 'e2', 'e3'],
    ['a rook', '4k3/8/8/8/8/1p6/8/R3K3 w - - 0 1', 'a1', 'a3'],
  ])('FIDE 3.7 %s: none', (_, fen, from, to) => {
    expect(enPassant(fen, from, to)).toBe('-');
  });
});

describe('pawns', () => {
  it('FIDE 3.7 take no piece of their own side', () => {
    expect(movesOf(orthodox, on('4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1'))).not.toContain('e2d3');
  });

  it('S3 S5 to drop are counted where they may stand', () => {
    const at = position(drops, '4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1');
    expect(countLegal(drops, at)).toBe(legalMoves(drops, at).length);
  });
});

describe('a rook dropped in its corner', () => {
  it('S5 castles on that wing, and gives no right on the other', () => {
    const at = position(drops, 'r3k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1');
    const right = play(
      drops,
      { ...at, castling: { ...at.castling, white: [] } },
      { kind: 'drop', piece: 'r', to: 'h1' },
    );
    expect(right.position.castling.white).toEqual(['king']);
    expect(play(drops, at, { kind: 'drop', piece: 'r', to: 'h1' }).position.castling.white).toEqual(['king', 'queen']);
  });
});

describe('what nobody could play', () => {
  it('leaves the position as it is: a piece of the other side, a square that is none', () => {
    const at = on('4k3/4p3/8/8/8/8/3N4/1N2K3 w - - 0 1');
    for (const move of [step('e7', 'e6'), step('e3', 'e4'), step('z9', 'c3'), step('d2', 'z9')])
      expect(play(orthodox, at, move)).toEqual({ position: at, captured: null });
  });
});

describe('what is written', () => {
  const MATES = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1';

  it('a mark must be true; a mate may be written as a check', () => {
    expect(['Ra8', 'Ra8+', 'Ra8#', ' Ra8+!? '].map((text) => read(MATES, text))).toEqual(Array(4).fill('Ra8#'));
    expect(['Ra7+', 'Ra7#'].map((text) => read(MATES, text))).toEqual(['wrong-mark', 'wrong-mark']);
    expect(read('6k1/6pp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8#')).toBe('wrong-mark');
  });

  it('what stands before or behind a move makes it none', () => {
    expect(['Ra7!x', '!Ra7', '#'].map((text) => read(MATES, text))).toEqual(Array(3).fill('unreadable'));
  });

  it('a pawn said to come from nowhere goes straight on, and takes nothing', () => {
    expect(read('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'd5')).toBe('illegal');
    expect(read('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'exd5')).toBe('exd5');
  });

  it('is read and explained on a FEN alone', () => {
    expect(readTyped(MATES, 'a1a8')).toEqual({ ok: true, value: 'Ra8#' });
    expect(whyNotTyped(MATES, 'Rb8')).toEqual({ kind: 'unreachable', piece: 'r', to: 'b8' });
    expect(readTyped('nonsense', 'Ra8')).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(whyNotTyped('nonsense', 'Ra8')).toEqual({ kind: 'other' });
  });
});
