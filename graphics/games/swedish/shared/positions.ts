import type { Side } from 'chess-match/client/contract';

/** Pieces in reserve by letters: "BBP". */
interface Reserves {
  readonly white: string;
  readonly black: string;
}

/** A board of a Swedish match: who is to move, the last move as from (or null), to, SAN. */
export interface Stand {
  readonly fen: string;
  readonly toMove: Side;
  readonly move: readonly [string | null, string, string] | null;
  readonly check?: readonly string[];
  readonly reserves: Reserves;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** Before the first move. */
export const AT_START: readonly [Stand, Stand] = [
  { fen: START, toMove: 'white', move: null, reserves: { white: '', black: '' } },
  { fen: START, toMove: 'white', move: null, reserves: { white: '', black: '' } },
];

/** A king is drawn out on A; on B a pawn was just dropped that attacks two pieces. */
export const MIDDLE: readonly [Stand, Stand] = [
  {
    fen: 'r1bq1b1r/ppp3pp/4k3/3np3/1nB5/2N2Q2/PPPP1PPP/R1B1K2R',
    toMove: 'white',
    move: ['c6', 'b4', 'Ncb4'],
    reserves: { white: 'BB', black: 'BB' },
  },
  {
    fen: 'rn2k2r/ppp2ppp/3qpn2/3p4/3Pp3/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'white',
    move: [null, 'e4', 'P@e4'],
    reserves: { white: 'PN', black: 'P' },
  },
];

/** Before that drop. */
export const BEFORE_DROP: readonly [Stand, Stand] = [
  MIDDLE[0],
  {
    fen: 'rn2k2r/ppp2ppp/3qpn2/3p4/3P4/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'black',
    move: ['b1', 'd2', 'Nbd2'],
    reserves: { white: 'PN', black: 'PP' },
  },
];

/** Check from afar on A: Black can put nothing between, and sits. */
export const SITTING: readonly [Stand, Stand] = [
  {
    fen: '4R1k1/ppp2ppp/2n5/8/8/2P2N2/PP3PPP/3R2K1',
    toMove: 'black',
    move: ['e1', 'e8', 'Re8+'],
    check: ['g8'],
    reserves: { white: 'PPPPPQ', black: '' },
  },
  {
    fen: 'r3k2r/ppp2ppp/3q1n2/3p4/3Pp1b1/3QPN2/PPPN1PPP/R3K2R',
    toMove: 'white',
    move: ['c8', 'g4', 'Bg4'],
    reserves: { white: 'PPNN', black: 'PPPBBRR' },
  },
];

/** A knight mates in the corner of A, whatever the partner gives. */
export const MATED: readonly [Stand, Stand] = [
  {
    fen: 'r5rk/ppp2Npp/2nq4/8/8/2P5/PP3PPP/R4RK1',
    toMove: 'black',
    move: [null, 'f7', 'N@f7#'],
    check: ['h8'],
    reserves: { white: 'PPB', black: 'PQ' },
  },
  MIDDLE[1],
];
