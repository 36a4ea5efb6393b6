import type { Castling, Definition, Step } from './definition';

const RIDE = 7;

export const towards = (vectors: readonly (readonly [number, number])[], reach: number): readonly Step[] =>
  vectors.map(([files, ranks]) => ({ files, ranks, reach, does: 'both' }));

export const STRAIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
export const DIAGONAL = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;
export const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

export const PAWN: readonly Step[] = [
  { files: 0, ranks: 1, reach: 1, does: 'move' },
  { files: -1, ranks: 1, reach: 1, does: 'capture' },
  { files: 1, ranks: 1, reach: 1, does: 'capture' },
];

const CASTLINGS: readonly Castling[] = [
  { wing: 'king', king: 4, rook: 7, kingTo: 6, rookTo: 5, sign: 'K', san: 'O-O' },
  { wing: 'queen', king: 4, rook: 0, kingTo: 2, rookTo: 3, sign: 'Q', san: 'O-O-O' },
];

/** The chess of FIDE: no reserves. */
export const ORTHODOX: Definition = {
  files: 8,
  ranks: 8,
  steps: {
    k: towards([...STRAIGHT, ...DIAGONAL], 1),
    q: towards([...STRAIGHT, ...DIAGONAL], RIDE),
    r: towards(STRAIGHT, RIDE),
    b: towards(DIAGONAL, RIDE),
    n: towards(KNIGHT, 1),
    p: PAWN,
  },
  king: 'k',
  royal: 'k',
  rook: 'r',
  pawn: 'p',
  twoStepRank: 1,
  promotions: ['q', 'r', 'b', 'n'],
  castlings: CASTLINGS,
  reserve: [],
  droppedRookCastles: false,
  start: ['RNBQKBNR', 'PPPPPPPP', '', '', '', '', 'pppppppp', 'rnbqkbnr'],
};

/** The same with pieces that come back from a reserve (S3). */
export const withReserves = (droppedRookCastles: boolean): Definition => ({
  ...ORTHODOX,
  reserve: ['q', 'r', 'b', 'n', 'p'],
  droppedRookCastles,
});

/** P11 without castling and without the pawn's two-step, hence without taking in passing. */
export const WITHOUT_LEAPS: Definition = { ...ORTHODOX, castlings: [], twoStepRank: -1 };

/** P10 no piece is royal, and a pawn may become a king. */
export const TAKE_ALL: Definition = { ...ORTHODOX, royal: null, promotions: [...ORTHODOX.promotions, 'k'] };
