import { describe, expect, it } from 'vitest';
import { goesFrom, namesOf, played, positionOf } from '../testing/turns';
import { callsOf } from './calls';
import { countTurns } from './count';
import { endOf, endOfPosition } from './end';
import { keyOf, readPosition, START, writePosition } from './fen';
import { isInCheck } from './pieces';
import { UNIFIED, type Agreed } from './setting';
import { mustInaugurate } from './turn';

const ORIGINAL: Agreed = { ...UNIFIED, rules: 'original' };
const SZLACHETNY: Agreed = { ...UNIFIED, rules: 'szlachetny' };

/** Kniazes at home behind; nothing else. */
const placed = (ranks: Readonly<Record<number, string>>, toMove = 'w'): string =>
  `${[9, 8, 7, 6, 5, 4, 3, 2, 1].map((rank) => ranks[rank] ?? '9').join('/')} ${toMove}`;

describe('board and pieces', () => {
  it('L1 the array turned by 180 degrees is itself', () => {
    const [placement = ''] = writePosition(START).split(' ');
    expect(placement).toBe('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL');
    const turned = [...placement]
      .reverse()
      .map((letter) => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase()));
    expect(turned.join('')).toBe(placement);
    expect(positionOf('lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w')).toEqual(START);
  });

  it('L1 known counts of the first turns', () => {
    expect([1, 2, 3, 4].map((depth) => countTurns(UNIFIED, START, depth))).toEqual([22, 484, 11980, 296204]);
  });

  it('L2 nothing passes over the throne or lands there; a rider leaps', () => {
    const lone = positionOf(placed({ 9: '4a4', 4: '4L4', 3: '4V4', 2: '1M7', 1: '4AK3' }));
    expect(goesFrom(lone, 'e4')).not.toContain('e5');
    expect(goesFrom(lone, 'b2')).toEqual(['a1', 'a3', 'c1', 'c3', 'd4']);
    const rider = positionOf(placed({ 9: '4a4', 4: '2V6', 3: '3V5', 1: '4AK3' }));
    expect(goesFrom(rider, 'c4')).not.toContain('e5');
    expect(goesFrom(positionOf(placed({ 9: '4a4', 4: '4V4', 1: '4AK3' })), 'e4')).toEqual(
      expect.arrayContaining(['d6', 'f6']),
    );
  });

  it('L2 all attack the throne, also those that never land there', () => {
    for (const attacker of [{ 6: '3r5' }, { 6: '2v6' }, { 9: 'm3a4' }, { 5: 'l8' }])
      expect(goesFrom(positionOf(placed({ 9: '4a4', 4: '4A4', 1: '4K4', ...attacker })), 'e4')).not.toContain('e5');
    expect(goesFrom(positionOf(placed({ 9: '4a4', 4: '4A4', 1: '4K4' })), 'e4')).toContain('e5');
  });

  it('L3 the kniazhych enters only while its kniaz is in the palace, the kniaz from anywhere beside', () => {
    expect(goesFrom(positionOf(placed({ 9: '4a4', 3: '4K4', 1: '4A4' })), 'e3')).not.toContain('e5');
    expect(goesFrom(positionOf(placed({ 9: '4a4', 3: '4K1A2' })), 'e3')).toContain('e5');
    expect(goesFrom(positionOf(placed({ 9: '4a4', 3: '4K4', 1: '4A4' }), ORIGINAL), 'e3', ORIGINAL)).toContain('e5');
  });

  it('L3 not where the throne is attacked once the piece has moved: from behind it too', () => {
    expect(goesFrom(positionOf(placed({ 9: '4a4', 4: '4A4', 1: '4lK3' })), 'e4')).not.toContain('e5');
  });

  it('L4 the kniazhych goes one or two squares, over the empty throne also where that is attacked', () => {
    expect(goesFrom(positionOf(placed({ 9: '4a4', 3: '6K2', 1: '4A4' })), 'g3')).toHaveLength(14);
    const before = { 9: '4a4', 4: '4K4', 1: '4A4' };
    expect(goesFrom(positionOf(placed(before)), 'e4')).toContain('e6');
    expect(goesFrom(positionOf(placed({ ...before, 6: '3r5' })), 'e4')).toContain('e6');
    expect(goesFrom(positionOf(placed({ ...before, 5: '4a4', 9: '9' })), 'e4')).not.toContain('e6');
    const inPalace: Agreed = { ...UNIFIED, crossRequiresPalace: true };
    expect(goesFrom(positionOf(placed(before)), 'e4', inPalace)).not.toContain('e6');
    expect(goesFrom(positionOf(placed({ ...before, 1: '9', 3: '6A2' })), 'e4', inPalace)).toContain('e6');
  });

  it('L4 what stands next to it stops the kniazhych, and it attacks over the throne', () => {
    expect(goesFrom(positionOf(placed({ 9: '4a4', 3: '4R4', 2: '4K4', 1: '4A4' })), 'e2')).not.toContain('e4');
    expect(goesFrom(positionOf(placed({ 6: '4a4', 7: '7k1', 4: '4K4', 1: '4A4' })), 'e4')).toContain('e6');
    expect(isInCheck(UNIFIED, positionOf(placed({ 6: '4a4', 4: '4K4', 1: '4A4' }, 'b')).squares, 'black')).toBe(true);
  });

  it('L5 a ratnik goes one, from its first rank two, captures aside and stops before the throne', () => {
    const position = positionOf(placed({ 9: '4a4', 8: '7rr', 4: '4R4', 3: '2r6', 2: 'R2R4R', 1: '4AK3' }));
    expect(goesFrom(position, 'a2')).toEqual(['a3', 'a4']);
    expect(goesFrom(position, 'd2')).toEqual(['c3', 'd3', 'd4']);
    expect(goesFrom(position, 'e4')).toEqual([]);
  });

  it('L5 on the last rank it becomes what fewer stand of than at the start, never a kniaz', () => {
    const pieces = { 9: '6a2', 8: 'R8', 1: '4AK3' };
    expect(goesFrom(positionOf(placed(pieces)), 'a8')).toEqual(['a9g', 'a9l', 'a9m', 'a9v']);
    expect(goesFrom(positionOf(placed({ ...pieces, 1: 'LMVKAGMVL' })), 'a8')).toEqual(['a9']);
    expect(goesFrom(positionOf(placed({ ...pieces, 1: 'LMV1AGMVL' })), 'a8')).toEqual(['a9k']);
    const stays = played(positionOf(placed({ ...pieces, 1: 'LMVKAGMVL' })), 'a8a9');
    expect(keyOf(stays)).toBe('R5a2/9/9/9/9/9/9/9/LMVKAGMVL b KQ -');
  });

  it('L5 taking in passing only where so agreed', () => {
    const agreed: Agreed = { ...UNIFIED, enPassant: true };
    const pieces = placed({ 9: '4a4', 4: '3r5', 2: '2R6', 1: '4AK3' });
    expect(goesFrom(played(positionOf(pieces), 'c2c4'), 'd4')).toEqual(['d3']);
    expect(goesFrom(played(positionOf(pieces), 'c2c4', agreed), 'd4', agreed)).toEqual(['c3', 'd3']);
    expect(keyOf(played(positionOf(pieces), 'c2c4 d4c3', agreed))).toContain('9/2r6/9');
  });

  it('L6 castling by two or three to either side', () => {
    const position = positionOf(placed({ 9: '4a4', 2: '3K5', 1: 'L3A3L' }));
    expect(goesFrom(position, 'e1')).toEqual(['b1', 'c1', 'd1', 'e2', 'f1', 'f2', 'g1', 'h1']);
    expect(keyOf(played(position, 'e1h1'))).toContain('/L5LA1 b - -');
    expect(keyOf(played(position, 'e1c1'))).toContain('/2AL4L b - -');
  });

  it('L6 not over an attacked square, not after a move, not past a piece', () => {
    const castlesTo = (ranks: Readonly<Record<number, string>>, rights = ''): readonly string[] =>
      goesFrom(positionOf(`${placed({ 9: '4a4', 3: '4K4', 1: 'L3A3L', ...ranks })}${rights}`), 'e1').filter((to) =>
        ['b1', 'c1', 'g1', 'h1'].includes(to),
      );
    expect(castlesTo({ 9: '1l2a4' })).toEqual(['g1', 'h1']);
    expect(castlesTo({}, ' K')).toEqual(['g1', 'h1']);
    expect(castlesTo({}, ' -')).toEqual([]);
    expect(castlesTo({ 1: 'LM2A3L' })).toEqual(['g1', 'h1']);
  });
});

describe('kniaz, kniazhych and throne', () => {
  it('L7 while the kniazhych stands there is no check, and the kniaz may be captured', () => {
    const position = positionOf(placed({ 9: '4a3k', 8: '3l5', 1: '3AK4' }, 'b'));
    expect(isInCheck(UNIFIED, position.squares, 'white')).toBe(false);
    expect(namesOf(position)).toContain('d8d1');
  });

  it('L7 then the next turn of that side is the inauguration, and it is a turn of its own', () => {
    const position = played(positionOf(placed({ 9: '4a3k', 8: '3l5', 1: '3A4K' }, 'b')), 'd8d1');
    expect(mustInaugurate(position)).toBe(true);
    expect(namesOf(position)).toEqual(['inauguration']);
    const after = played(position, 'inauguration');
    expect(keyOf(after)).toContain('/3l4A b');
    expect(isInCheck(UNIFIED, after.squares, 'white')).toBe(true);
  });

  it('L7 without a kniazhych check is parried, and mate ends the game', () => {
    const checked = positionOf(placed({ 9: '4ak3', 5: 'l8', 1: 'A8' }));
    expect(namesOf(checked)).toEqual(['a1b1', 'a1b2']);
    const mated = positionOf(placed({ 9: '4ak3', 5: 'l8', 4: '1l7', 1: 'A8' }));
    expect(endOfPosition(UNIFIED, mated)).toEqual({ result: 'black', reason: 'mate' });
  });

  it('L7 a kniazhych captured first makes the kniaz royal at once', () => {
    const position = positionOf(placed({ 9: '4ak3', 8: '8l', 1: 'l3A3K' }, 'b'));
    const after = played(position, 'i8i1');
    expect(isInCheck(UNIFIED, after.squares, 'white')).toBe(true);
  });

  it('L7 who has lost kniaz and kniazhych has lost', () => {
    const position = played(positionOf(placed({ 9: '4a3k', 8: '3l5', 1: '3A4K' }, 'b')), 'd8d1 inauguration d1i1');
    expect(endOfPosition(UNIFIED, position)).toEqual({ result: 'black', reason: 'mate' });
  });

  it('L7 a kniazhych outside the palace is no heir, where so agreed', () => {
    const agreed: Agreed = { ...UNIFIED, successionPalaceOnly: true };
    const outside = positionOf(placed({ 9: '4a3k', 8: '3l5', 1: '3AK4' }));
    expect(isInCheck(agreed, outside.squares, 'white')).toBe(true);
    expect(namesOf(outside, agreed)).not.toContain('e1f1');
    const inside = positionOf(placed({ 9: '4a3k', 8: '1l7', 3: '3K5', 1: '1A7' }));
    expect(isInCheck(agreed, inside.squares, 'white')).toBe(false);
    // The heir that leaves would leave the kniaz in check.
    expect(goesFrom(inside, 'd3', agreed)).not.toContain('d1');
    expect(goesFrom(inside, 'd3', agreed)).toContain('c4');
    expect(goesFrom(inside, 'd3')).toContain('d1');
  });

  it('L8 who stands on the throne and is not attacked after the next move has won', () => {
    const start = positionOf(placed({ 9: '4ak3', 4: '4A4', 1: '5K3' }));
    const entered = played(start, 'e4e5');
    expect(endOfPosition(UNIFIED, entered)).toBeNull();
    expect(callsOf(UNIFIED, start, entered, null)).toEqual(['throne']);
    const passed = played(entered, 'e9d9');
    const end = endOfPosition(UNIFIED, passed);
    expect(end).toEqual({ result: 'white', reason: 'throne' });
    expect(callsOf(UNIFIED, entered, passed, end)).toEqual(['throne-is-mine']);
  });

  it('L8 rokosh: leave, shield, or take the attacker', () => {
    const entered = positionOf(placed({ 9: '4ak3', 8: 'l8', 6: '7L1', 5: '4A4', 4: 'V8', 1: '5K3' }, 'b'));
    const attacked = played(entered, 'a8a5');
    expect(callsOf(UNIFIED, entered, attacked, null)).toEqual(['rokosh']);
    const turns = namesOf(attacked);
    expect(turns).toContain('e5d4');
    expect(turns).toContain('a4c5');
    expect(turns).not.toContain('h6h7');
    expect(turns).toContain('e5d5');
    expect(goesFrom(attacked, 'f1')).toEqual([]);
    const shielded = played(attacked, 'a4c5 f9g9');
    expect(endOfPosition(UNIFIED, shielded)).toEqual({ result: 'white', reason: 'throne' });
  });

  it('L8 a rokosh that cannot be met is lost; where so agreed the game goes on', () => {
    // Beyond the throne the ladya reaches nothing: the pushka does.
    const lost = positionOf(placed({ 9: '4ak3', 7: '7m1', 6: 'l8', 5: 'l3A4', 4: 'g8' }));
    expect(endOfPosition(UNIFIED, lost)).toEqual({ result: 'black', reason: 'rokosh' });
    const shutIn = positionOf(placed({ 9: '4ak3', 6: '3RRR3', 5: '3RAR3', 4: '2vRRR3', 1: 'K8' }));
    expect(endOfPosition(UNIFIED, shutIn)).toEqual({ result: 'black', reason: 'rokosh' });
    expect(endOfPosition({ ...UNIFIED, rokoshLoses: false }, shutIn)).toBeNull();
  });

  it('L9 the same position three times, fifty moves by both without a capture, no move', () => {
    expect(endOf(UNIFIED, START, 3)).toEqual({ result: 'draw', reason: 'repetition' });
    expect(endOf(UNIFIED, START, 2)).toBeNull();
    const quiet = positionOf(`${placed({ 9: '4ak3', 1: '4AK3' })} - - 99 70`);
    expect(endOf(UNIFIED, quiet, 1)).toBeNull();
    expect(endOf(UNIFIED, played(quiet, 'e1d1'), 1)).toEqual({ result: 'draw', reason: 'fifty-moves' });
    const still = positionOf(placed({ 9: '4ak3', 3: '1l7', 2: '3l5', 1: 'A8' }));
    expect(namesOf(still)).toEqual([]);
    expect(endOfPosition(UNIFIED, still)).toEqual({ result: 'draw', reason: 'no-move' });
  });

  it('L9 a ratnik’s move does not begin the count anew, a capture does', () => {
    const position = positionOf(`${placed({ 9: '4ak3', 3: '1r7', 2: 'R8', 1: '4AK3' })} - - 40 60`);
    expect(played(position, 'a2a3').halfMoves).toBe(41);
    expect(played(position, 'a2b3').halfMoves).toBe(0);
  });

  it('L11 check is called, and mate instead of it', () => {
    const before = positionOf(placed({ 9: '4ak3', 8: 'l8', 1: '4A4' }, 'b'));
    const after = played(before, 'a8a1');
    expect(callsOf(UNIFIED, before, after, null)).toEqual(['check']);
    expect(callsOf(UNIFIED, before, after, { result: 'black', reason: 'mate' })).toEqual(['mate']);
  });
});

describe('earlier rules', () => {
  it('L12 szlachetny: any piece may end its move on the empty throne, is not captured there, and nobody passes', () => {
    const position = positionOf(placed({ 9: '4a4', 4: '4R4', 3: '4L4', 2: '1M7', 1: '4AK3' }), SZLACHETNY);
    expect(goesFrom(position, 'e4', SZLACHETNY)).toEqual(['e5']);
    expect(goesFrom(position, 'b2', SZLACHETNY)).toEqual(['a1', 'a3', 'c1', 'c3', 'd4', 'e5']);
    const there = positionOf(placed({ 9: '4a4', 5: '4r3L', 4: '4A4', 1: '5K3' }), SZLACHETNY);
    expect(goesFrom(there, 'i5', SZLACHETNY)).not.toContain('e5');
    expect(goesFrom(positionOf(placed({ 9: '4a4', 4: '4K4', 1: '4A4' })), 'e4', SZLACHETNY)).not.toContain('e6');
  });

  it('L12 szlachetny: nobody else wins by the throne', () => {
    const position = positionOf(placed({ 9: '4a4', 5: '4R4', 1: '4A4' }), SZLACHETNY);
    expect(endOfPosition(SZLACHETNY, position)).toBeNull();
  });
});

describe('positions', () => {
  it.each([
    ['throne', placed({ 9: '4a4', 5: '4R4', 1: '4A4' })],
    ['kings', placed({ 9: '4a4', 1: '4AA3' })],
    ['kings', placed({ 9: '4a4', 1: '4K4' }, 'b')],
    ['pieces', placed({ 9: '4a4', 1: '4AGG2' })],
    ['pawn-rank', placed({ 9: '4a4', 1: 'R3A4' })],
    ['side', placed({ 9: '4a4', 1: '4A4' }, 'x')],
    ['castling', `${placed({ 9: '4a4', 1: '4A4' })} HAha`],
    ['number', `${placed({ 9: '4a4', 1: '4A4' })} - - x`],
    ['ranks', '9/9 w'],
    ['rank', placed({ 9: '4q4', 1: '4A4' })],
    ['fields', ''],
  ])('L1 a position that cannot be is refused: %s', (kind, text) => {
    expect(readPosition(UNIFIED, text)).toMatchObject({ ok: false, error: { kind } });
  });

  it('L1 what is written is read again', () => {
    const position = played(START, 'e2e4 e8e6 d1f3');
    expect(positionOf(writePosition(position))).toEqual(position);
  });
});
