import { describe, expect, it } from 'vitest';
import { movesStarting, moveWritten, originOf, type LegalMove } from './legalMoves';

const move = (san: string, from: string, to: string, promotion: string | null = null): LegalMove => ({
  san,
  from,
  to,
  promotion,
});
const MOVES = [
  move('e4', 'e2', 'e4'),
  move('e3', 'e2', 'e3'),
  move('Nf3', 'g1', 'f3'),
  move('O-O', 'e1', 'g1'),
  move('bxc3', 'b2', 'c3'),
  move('Bxc3+', 'd2', 'c3'),
  move('a8=Q+', 'a7', 'a8', 'q'),
  move('a8=N', 'a7', 'a8', 'n'),
];
const sans = (moves: readonly LegalMove[]) => moves.map(({ san }) => san);

describe('a drafted piece', () => {
  it('is picked up where it came from, and there is no origin for one that cannot move', () => {
    const drafted = [{ from: 'e2', to: 'e4', san: 'e4' }];
    expect(originOf(MOVES, drafted, 'e4')).toBe('e2');
    expect(originOf(MOVES, drafted, 'g1')).toBe('g1');
    expect(originOf(MOVES, drafted, 'h1')).toBeNull();
    expect(originOf(MOVES, [], 'e4')).toBeNull();
  });
});

describe('moves as people type them', () => {
  it('forgives missing signs and 0-0', () => {
    expect(moveWritten(MOVES, '0-0')?.san).toBe('O-O');
    expect(moveWritten(MOVES, 'a8Q')?.san).toBe('a8=Q+');
    expect(moveWritten(MOVES, 'Bc3')?.san).toBe('Bxc3+');
  });

  it('tells the bishop from the b-pawn by the capital', () => {
    expect(moveWritten(MOVES, 'bxc3')?.san).toBe('bxc3');
    expect(moveWritten(MOVES, 'Bxc3')?.san).toBe('Bxc3+');
  });

  it('forgives a small letter only where one move is meant', () => {
    expect(moveWritten(MOVES, 'nf3')?.san).toBe('Nf3');
    expect(moveWritten(MOVES, 'BXC3')?.san).toBe('Bxc3+');
    expect(moveWritten(MOVES, 'сxc3')?.san).toBe('Bxc3+');
  });

  it('reads Russian letters as the pieces they are, and no piece as a file', () => {
    expect(moveWritten(MOVES, 'Кf3')?.san).toBe('Nf3');
    expect(moveWritten(MOVES, 'Сxc3')?.san).toBe('Bxc3+');
    expect(moveWritten(MOVES, 'Лf3')).toBeNull();
    expect(
      moveWritten(
        MOVES.filter(({ san }) => san !== 'Bxc3+'),
        'Bc3',
      ),
    ).toBeNull();
    expect(moveWritten(MOVES, 'e2e4')?.san).toBe('e4');
  });

  it('leaves to the rules what the same keys make another move', () => {
    const both = [
      { san: 'a4', from: 'a2', to: 'a4', promotion: null },
      { san: 'f4', from: 'f2', to: 'f4', promotion: null },
    ];
    expect(moveWritten(both, 'а4')).toBeNull();
    expect(moveWritten(both, 'a4')?.san).toBe('a4');
  });

  it('takes no beginning for a move', () => {
    expect(moveWritten(MOVES, 'N')).toBeNull();
    expect(moveWritten(MOVES, 'a8')).toBeNull();
  });

  it('completes beginnings', () => {
    expect(sans(movesStarting(MOVES, 'e'))).toEqual(['e4', 'e3']);
    expect(sans(movesStarting(MOVES, 'b'))).toEqual(['bxc3']);
    expect(sans(movesStarting(MOVES, 'n'))).toEqual(['Nf3']);
    expect(movesStarting(MOVES, 'Zz')).toEqual([]);
  });
});
