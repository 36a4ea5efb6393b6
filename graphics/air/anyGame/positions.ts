import type { MoveMark, Side } from 'chess-match/client/contract';

/** Is a board at a moment. */
export interface Stand {
  readonly fen: string;
  /** Squares along a side. */
  readonly size: number;
  readonly toMove: Side | null;
  readonly last: readonly MoveMark[];
  readonly check: readonly string[];
}

const marks = (text: string): readonly MoveMark[] =>
  text === ''
    ? []
    : text.split(' ').map((move) => {
        const [san = '', from = '', to = ''] = move.split(':');
        return { from, to, san };
      });

const stand = (fen: string, toMove: Side | null, last = '', check: readonly string[] = []): Stand => ({
  fen,
  size: 8,
  toMove,
  last: marks(last),
  check,
});

export const START = stand('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'white');

/** One pawn made all four moves. */
export const PAWN_WALK = stand(
  'rnbqkb1r/pppp1ppp/5n2/8/4P3/5N2/P1P2PPP/R1qQKB1R',
  'white',
  'exd4:e5:d4 dxc3:d4:c3 cxb2:c3:b2 bxc1=Q:b2:c1',
);

/** Three pieces made five moves, the last with check. */
export const CHECKED = stand(
  'rnbqkb1r/pppp1ppp/5P2/8/2B5/4QN2/P1P2PPP/R3K2R',
  'black',
  'Qxc1:d1:c1 e5:e4:e5 Bc4:f1:c4 exf6:e5:f6 Qe3+:c1:e3',
  ['e8'],
);

export const MATED = stand(
  'rnbqkb1r/pppp1Qpp/5n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR',
  null,
  'Bc4:f1:c4 Qh5:d1:h5 Qxf7#:h5:f7',
  ['e8'],
);

export const BARE = stand('8/8/4k3/8/8/3K4/8/8', null, 'Kxd3:d2:d3');

/** A turn of one move. */
export const QUIET = stand('r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R', 'white', 'Nf6:g8:f6');

/** Nine by nine, with pieces nobody has drawn. */
export const NINE: Stand = {
  ...stand('rnbqktb1r/pppp1pppp/6n2/4p4/3P5/4P4/9/PPP2PPPP/RNBQKTBNR', 'white', 'Ng7:h9:g7'),
  size: 9,
};
