import { describe, expect, it } from 'vitest';
import { canMate, isDead, legalSans, playSan } from './onFen';
import { isLocked as isLockedPosition } from './lockedPawns';
import { orthodox, position } from './testing/positions';

const isLocked = (fen: string): boolean => isLockedPosition(orthodox, position(orthodox, fen));

const WALL = 'k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7';

describe('B15 B16 walls of pawns', () => {
  const cases: [string, string, boolean][] = [
    ['a wall from side to side', WALL, true],
    ['a wall with a gap at the edge', 'k7/8/8/p1p1p3/P1P1P3/8/8/K7', false],
    ['bare kings stand behind no wall, yet nothing can move but they', 'k7/8/8/8/8/8/8/K7', true],
    ['a pawn that may still advance', 'k7/8/7p/p1p1p1p1/P1P1P1P1/8/8/K7', false],
    ['a doubled pawn behind the wall', 'k7/8/p7/p1p1p1p1/P1P1P1P1/8/8/K7', true],
    ['pawns that may take each other', 'k7/8/8/ppp1p1p1/PPP1P1P1/8/8/K7', false],
    ['a king already through', '8/8/8/p1p1p1p1/P1P1P1P1/8/8/K6k', false],
    ['a wall that a bishop can jump', 'kb6/8/8/p1p1p1p1/P1P1P1P1/8/8/K7', false],
    ['a pawn of the wall that the king reaches from behind', 'k7/2K5/8/p1p1p1p1/P1P1P1P1/8/8/8', false],
    ['a wall with a step', '4k3/8/8/1p1p4/1P1Pp1p1/4P1P1/8/4K3', true],
  ];
  it.each(cases)('B15 %s', (_, placement, locked) => {
    expect(isLocked(`${placement} w - - 0 1`)).toBe(locked);
  });

  it('B15 B16 a wall that a pawn can open by taking in passing is none', () => {
    const fen = (passing: string) => `4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - ${passing} 0 41`;
    expect([isLocked(fen('g6')), isLocked(fen('-'))]).toEqual([false, true]);
    expect([isDead(fen('g6')), canMate(fen('g6'), 'white')]).toEqual([false, true]);
    const closing = playSan('4k3/6p1/1p1p1p1p/pPpPpP1P/P1P1P1P1/8/8/4K3 b - - 0 40', 'g5');
    expect(closing.ok && isDead(closing.value.fen)).toBe(false);
  });

  it('B15 a wall is dead, nobody can mate; the move that closes it ends the branch', () => {
    const fen = `${WALL} w - - 0 1`;
    expect([canMate(fen, 'white'), canMate(fen, 'black'), isDead(fen)]).toEqual([false, false, true]);
    const closing = playSan('k7/8/8/p1p1p1p1/P1P1P3/6P1/8/K7 w - - 0 1', 'g4');
    expect(closing.ok && isDead(closing.value.fen)).toBe(true);
  });

  it('B15 behind a wall no pawn ever moves and nothing is taken, as far as kings walk', () => {
    const seen = new Set<string>();
    const queue = [`${WALL} w - - 0 1`];
    for (const fen of queue) {
      const sans = legalSans(fen);
      expect(sans.every((san) => /^K[a-h][1-8]$/.test(san))).toBe(true);
      for (const san of sans) {
        const played = playSan(fen, san);
        const key = played.ok ? played.value.fen.split(' ').slice(0, 2).join(' ') : '';
        if (!played.ok || seen.has(key) || seen.size > 300) continue;
        seen.add(key);
        queue.push(played.value.fen);
      }
    }
    expect(seen.size).toBeGreaterThan(300);
  });
});
