import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORTHODOX_STUDY } from 'chess-match/explore';
import { placementOf } from 'chess-match/client/view';
import { describe, expect, it } from 'vitest';
import { judge, placedAfter, type Ground, type Reading } from './judge';
import { differences, readPieces, turned, upright, without, type Pieces } from './wood';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const RECORD = join(import.meta.dirname, '../../../../chess-match/fixtures/scheme4.bcr');

const groundOf = (fen: string): Ground => ({
  ...ORTHODOX_STUDY.board(fen),
  path: [],
  moves: ORTHODOX_STUDY.moves(fen),
});
const after = (fen: string, san: string): string => {
  const played = ORTHODOX_STUDY.play(fen, san);
  if (played === null) throw new Error(`${san} cannot be played in ${fen}`);
  return played.fen;
};

/** One thing that a hand does. */
type Deed = { readonly lift: string } | { readonly put: string; readonly piece: string };

const done = (pieces: Pieces, deed: Deed): Pieces => {
  const square = 'lift' in deed ? deed.lift : deed.put;
  return 'lift' in deed ? without(pieces, square) : { ...pieces, [square]: deed.piece };
};

const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length <= 1
    ? [items]
    : items.flatMap((item, at) => orders(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]));

/**
 * Everything hands do for a move: pieces lifted from where they were, put where they come to; a square is freed before
 * it is taken.
 */
const waysOf = (before: Pieces, end: Pieces): readonly (readonly Deed[])[] => {
  const squares = differences(before, end);
  const deeds: readonly Deed[] = [
    ...squares.filter((square) => before[square] !== undefined).map((lift) => ({ lift })),
    ...squares.flatMap((put) => (end[put] === undefined ? [] : [{ put, piece: end[put] }])),
  ];
  const isPossible = (way: readonly Deed[]): boolean =>
    way.every((deed, at) => {
      if ('lift' in deed) return true;
      const earlier = way.slice(0, at).flatMap((each) => ('lift' in each ? [each.lift] : []));
      const sources = squares.filter((square) => before[square] === deed.piece);
      const isInHand = sources.length === 0 || sources.some((source) => earlier.includes(source));
      return isInHand && (before[deed.put] === undefined || earlier.includes(deed.put));
    });
  return orders(deeds).filter(isPossible);
};

/** Plays a move by hand in every order; every reading on the way and at the end. */
const readings = (
  fen: string,
  san: string,
): { readonly underway: readonly Reading[]; readonly last: readonly Reading[] } => {
  const ground = groundOf(fen);
  const end = placementOf(after(fen, san));
  const all = waysOf(ground.pieces, end).map((way) => {
    let now = ground.pieces;
    return way.map((deed) => judge(ground, (now = done(now, deed))));
  });
  return { underway: all.flatMap((way) => way.slice(0, -1)), last: all.flatMap((way) => way.slice(-1)) };
};

const expectRead = (fen: string, san: string): number => {
  const { underway, last } = readings(fen, san);
  expect(last.length, `${san} in ${fen}`).toBeGreaterThan(0);
  for (const reading of last) expect(reading, `${san} in ${fen}`).toEqual({ kind: 'move', san });
  // On the way it may look like another legal move, the rook's of castling say, and never like none.
  for (const reading of underway) expect(['underway', 'move'], `${san} in ${fen}`).toContain(reading.kind);
  return last.length;
};

describe('a move on a wooden board', () => {
  const line = [...readFileSync(RECORD, 'utf8').matchAll(/(?<= )1:(\S+)/g)].map(([, san]) => san ?? '');

  it('is read in whatever order hands go, through a whole recorded game', () => {
    let fen = START;
    let ways = 0;
    for (const san of line) {
      ways += expectRead(fen, san);
      fen = after(fen, san);
    }
    expect(line.length).toBeGreaterThan(20);
    expect(ways).toBeGreaterThan(line.length);
  });

  it.each([
    ['castles short', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'O-O', 6],
    ['castles long', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'O-O-O', 6],
    ['takes in passing', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'exd6', 3],
    ['becomes a queen', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8=Q+', 2],
    ['takes and becomes a knight', '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'axb8=N', 3],
    ['takes', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'exd5', 2],
  ])('%s', (_what, fen, san, least) => {
    expect(expectRead(fen, san)).toBeGreaterThanOrEqual(least);
  });

  it('is read in positions of every kind: the line of each legal move a few moves deep', () => {
    const fens = ['r3k2r/pP3ppp/8/2pP4/4p3/5n2/PPP2PPP/R3K2R w KQkq c6 0 9', '8/2P3k1/8/8/8/3K4/5p2/4N1B1 b - - 0 40'];
    for (const fen of fens) for (const { san } of ORTHODOX_STUDY.moves(fen)) expectRead(fen, san);
  });

  it('is not made while its piece slides, is put down on the way, or is still a pawn', () => {
    const ground = groundOf('4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1');
    const { a1: rook = '', ...others } = ground.pieces;
    expect(judge(ground, others)).toEqual({ kind: 'underway', squares: ['a1'] });
    expect(judge(ground, { ...others, a3: rook })).toEqual({ kind: 'move', san: 'Ra3' });
    const { e1: king = '', ...kingless } = ground.pieces;
    expect(judge(ground, { ...kingless, d1: king }).kind).toBe('move');
    const { a7: pawn = '', ...lifted } = ground.pieces;
    expect(judge(ground, { ...lifted, a8: pawn })).toEqual({ kind: 'underway', squares: ['a7', 'a8'] });
    // Doubled: seen where it was and where it comes to.
    expect(judge(ground, { ...ground.pieces, a4: rook })).toEqual({ kind: 'underway', squares: ['a4'] });
    // Castling: the king stands, the rook is still on its way; only what lies between is on the way.
    const castling: Pieces = { a7: 'wP', e8: 'bK', c1: king };
    expect(judge(ground, { ...castling, b1: rook })).toMatchObject({ kind: 'underway' });
    expect(judge(ground, { ...castling, b2: rook })).toMatchObject({ kind: 'differs' });
  });

  it('leaves pieces knocked over and set up again out of it, and a piece put back', () => {
    const ground = groundOf(START);
    const { d1: queen = '', e1: king = '', ...knocked } = ground.pieces;
    expect(judge(ground, knocked)).toEqual({ kind: 'underway', squares: ['d1', 'e1'] });
    expect(judge(ground, { ...knocked, d1: queen, e1: king })).toEqual({ kind: 'alike' });
    const moved = placementOf(after(START, 'Nf3'));
    const { h1: rook = '', ...fallen } = moved;
    expect(judge(ground, fallen)).toMatchObject({ kind: 'underway' });
    expect(judge(ground, { ...fallen, h1: rook })).toEqual({ kind: 'move', san: 'Nf3' });
  });

  it('is none where nothing legal leads there: the squares are named', () => {
    const ground = groundOf(START);
    const { g1: knight = '', ...rest } = ground.pieces;
    expect(judge(ground, { ...rest, g3: knight })).toEqual({ kind: 'differs', squares: ['g1', 'g3'] });
    expect(judge(ground, { ...ground.pieces, d1: 'wK', e1: 'wQ' })).toEqual({ kind: 'differs', squares: ['d1', 'e1'] });
    // Two moves of one side, or the opponent's not yet made.
    const two = placementOf(after(after(after(START, 'e4'), 'e5'), 'Nf3'));
    expect(judge(ground, two).kind).toBe('differs');
    expect(judge({ ...ground, moves: [] }, placementOf(after(START, 'e4')))).toEqual({
      kind: 'differs',
      squares: ['e2', 'e4'],
    });
  });

  it('carries pieces as the rules do', () => {
    for (const fen of [START, 'r3k2r/pP3ppp/8/2pP4/4p3/5n2/PPP2PPP/R3K2R w KQkq c6 0 9'])
      for (const move of ORTHODOX_STUDY.moves(fen))
        expect(placedAfter(placementOf(fen), move, 'white'), move.san).toEqual(placementOf(after(fen, move.san)));
    expect(placedAfter({}, { san: 'N@f7', from: null, to: 'f7', promotion: null, piece: 'N' }, 'black')).toEqual({
      f7: 'bN',
    });
  });
});

describe('the squares of a wooden board', () => {
  it('are read, or are none', () => {
    expect(readPieces('8/8/8/8/8/8/8/4K3')).toEqual({ e1: 'wK' });
    for (const wrong of [
      null,
      7,
      '',
      'xyz',
      '8/8/8/8/8/8/8',
      '9/8/8/8/8/8/8/8',
      `${'8/'.repeat(8)}8`,
      'ppppppppp/8/8/8/8/8/8/8',
    ])
      expect(readPieces(wrong)).toBeNull();
  });

  it('lie as the match does, whichever way round the board lies', () => {
    const pieces = placementOf(START);
    expect(turned(turned(pieces))).toEqual(pieces);
    expect(turned(pieces)['e8']).toBe('wQ');
    const moved = placementOf(after(START, 'e4'));
    expect(upright(turned(moved), pieces)).toEqual(moved);
    expect(upright(moved, pieces)).toEqual(moved);
  });
});
