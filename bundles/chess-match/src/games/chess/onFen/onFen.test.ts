import { describe, expect, it } from 'vitest';
import {
  canMate,
  halfMoveClock,
  isDead,
  legalMoves,
  legalSans,
  playSan,
  positionKey,
  readPosition,
  sideToMove,
  START_FEN,
} from '.';
import { placementOf } from '../placement';

describe('ordinary chess on FENs', () => {
  it('FIDE: legal moves of the start and of a position full of special moves', () => {
    expect(legalSans(START_FEN)).toHaveLength(20);
    const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
    expect(legalSans(kiwipete)).toHaveLength(48);
    expect(
      legalMoves(kiwipete)
        .map(({ san }) => san)
        .toSorted(),
    ).toEqual(legalSans(kiwipete).toSorted());
  });

  it('a move played says from, to, promotion, position, check and mate', () => {
    expect(playSan('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8N')).toEqual({
      ok: true,
      value: {
        san: 'a8=N',
        from: 'a7',
        to: 'a8',
        promotion: 'n',
        fen: 'N3k3/8/8/8/8/8/8/4K3 b - - 0 1',
        check: null,
        isMate: false,
        isStalemate: false,
      },
    });
    expect(playSan('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8')).toMatchObject({ value: { check: 'g8', isMate: true } });
    expect(playSan('7k/8/4Q3/6K1/8/8/8/8 w - - 0 1', 'Qf7')).toMatchObject({
      value: { check: null, isMate: false, isStalemate: true },
    });
  });

  it('en passant is played and written as a capture', () => {
    const played = playSan('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'dxe3');
    expect(played).toMatchObject({ value: { from: 'd4', to: 'e3', fen: '4k3/8/8/8/8/4p3/8/4K3 w - - 0 2' } });
  });

  it('of three queens the one meant must be named in full', () => {
    const fen = '8/7k/8/Q7/8/8/8/Q3Q2K w - - 0 1';
    expect(playSan(fen, 'Qc3')).toMatchObject({ error: { kind: 'ambiguous' } });
    const ambiguous = playSan(fen, 'Qac3+');
    expect(!ambiguous.ok && ambiguous.error.kind).toBe('ambiguous');
    expect(playSan(fen, 'Qa5c3')).toMatchObject({ ok: true, value: { from: 'a5' } });
    expect(playSan(fen, 'Qec3')).toMatchObject({ ok: true, value: { from: 'e1' } });
  });

  it('no text throws', () => {
    for (const text of [
      '',
      ' ',
      'O',
      '0-0-0-0',
      'e9',
      'Ki9',
      '\0',
      'constructor',
      'e4'.repeat(500),
      '♘f3',
      'Nf3!?',
      'null',
    ])
      expect([text, playSan(START_FEN, text)]).toEqual([text, { ok: false, error: { kind: 'illegal' } }]);
  });

  it('B15 what repetition compares leaves out the counters', () => {
    expect(positionKey('8/8/8/4k3/8/8/8/4K2R w K - 33 70')).toBe('8/8/8/4k3/8/8/8/4K2R w K -');
    expect(halfMoveClock('8/8/8/4k3/8/8/8/4K2R w K - 33 70')).toBe(33);
    expect([sideToMove(START_FEN), sideToMove('8/8/8/4k3/8/8/8/4K2R b K - 33 70')]).toEqual(['white', 'black']);
  });

  it('pieces by square', () => {
    expect(placementOf('4k3/8/8/8/8/p7/8/R3K2N w - - 0 1')).toEqual({
      e8: 'bK',
      a3: 'bP',
      a1: 'wR',
      e1: 'wK',
      h1: 'wN',
    });
    expect(Object.keys(placementOf(START_FEN))).toHaveLength(32);
  });

  it('B27 a position is read in its standard form', () => {
    expect(readPosition('4k3/8/8/8/8/8/8/4K2R w')).toEqual({ fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1', check: null });
    expect(readPosition('4r1k1/8/8/8/8/8/8/4K3 w - - 4 9')).toMatchObject({ check: 'e1' });
    expect(readPosition('4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1')?.fen).toBe('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1');
  });

  it('B27 a position has the rights to castle that its pieces bear out, and no square that no pawn has passed', () => {
    expect(readPosition('4k2r/8/8/8/8/8/8/R4K2 w KQkq - 0 1')?.fen).toBe('4k2r/8/8/8/8/8/8/R4K2 w k - 0 1');
    expect(readPosition('4k3/8/8/8/8/8/8/4K2R b - e3 0 1')).toBeNull();
  });

  it('B27 a position without a legal move, or with the other king in check, is none to be set', () => {
    expect(readPosition('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBeNull();
    expect(readPosition('4r1k1/8/8/8/8/8/8/4K3 b - - 4 9')).toBeNull();
  });
});

describe('B15 B16 who could still mate', () => {
  /** Pieces of White and Black besides the kings, and whether each side could mate by any series of moves. */
  const cases: [string, string, boolean, boolean][] = [
    ['bare kings', '4k3/8/8/8/8/8/8/4K3', false, false],
    ['knight', '4k3/8/8/8/8/8/8/N3K3', false, false],
    ['bishop', '4k3/8/8/8/8/8/8/B3K3', false, false],
    ['two knights', '4k3/8/8/8/8/8/8/NN2K3', true, false],
    ['knight and bishop', '4k3/8/8/8/8/8/8/NB2K3', true, false],
    ['bishops of both colours', '4k3/8/8/8/8/8/8/BB2K3', true, false],
    ['two bishops of one colour', '4k3/8/8/8/8/8/8/B1B1K3', false, false],
    ['bishops of one colour on each side', '4k2b/8/8/8/8/8/8/B3K3', false, false],
    ['bishops of opposite colours on each side', '4kb2/8/8/8/8/8/8/2B1K2b', true, true],
    ['knight against knight', '4k2n/8/8/8/8/8/8/N3K3', true, true],
    ['knight against rook', '4k2r/8/8/8/8/8/8/N3K3', true, true],
    ['knight against queen', '4k2q/8/8/8/8/8/8/N3K3', false, true],
    ['knight against pawn', '4k3/7p/8/8/8/8/8/N3K3', true, true],
    ['bishop against pawn', '4k3/7p/8/8/8/8/8/B3K3', true, true],
    ['bishop against rook', '4k2r/8/8/8/8/8/8/B3K3', false, true],
    ['bishop against knight', '4k2n/8/8/8/8/8/8/B3K3', true, true],
    ['pawn', '4k3/8/8/8/8/8/P7/4K3', true, false],
    ['rook', '4k3/8/8/8/8/8/8/R3K3', true, false],
    ['bare king against queen', '4k2q/8/8/8/8/8/8/4K3', false, true],
  ];
  it.each(cases)('B16 %s', (_, placement, white, black) => {
    const fen = `${placement} w - - 0 1`;
    expect([canMate(fen, 'white'), canMate(fen, 'black'), isDead(fen)]).toEqual([white, black, !white && !black]);
  });
});
