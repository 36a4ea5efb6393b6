import type { TurnsView } from 'chess-match/client/contract';
import { moverOf, type Stand } from './stand';

/** A game as it was played: the board with its last series, and the last series in words. */
export interface Played {
  readonly stand: Stand;
  readonly turns: TurnsView['turns'];
}

/** "1.e4 | 2.e5 Nf6": series by their numbers. */
const turnsOf = (text: string): TurnsView['turns'] =>
  text.split(' | ').map((series) => {
    const number = Number.parseInt(series, 10);
    const sans = series.replace(/^\d+\./, '').split(' ');
    return {
      turn: `${number}.`,
      ply: number,
      side: moverOf(number),
      line: sans.join(' '),
      moves: sans.map((san) => ({ board: 1, san })),
    };
  });

const played = (stand: Stand, turns: string): Played => ({ stand, turns: turns === '' ? [] : turnsOf(turns) });

export const START = played({ fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', series: '', turn: 0 }, '');
export const ONE = played({ fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', series: 'e2e4:e4', turn: 1 }, '1.e4');
export const THREE = played(
  {
    fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
    series: 'f1c4:Bc4 g1f3:Nf3 e1g1:O-O',
    turn: 3,
  },
  '1.e4 | 2.e5 Nc6 | 3.Bc4 Nf3 O-O',
);
export const FIVE = played(
  {
    fen: 'rnbqkb1r/pppp1ppp/5n2/8/4P3/5N2/P1P2PPP/R1qQKB1R',
    series: 'd1c1:Qxc1 e4e5:e5 f1c4:Bc4 e5f6:exf6 c1e3:Qe3+',
    turn: 5,
    check: ['e8'],
  },
  '1.e4 | 2.e5 Nf6 | 3.d4 Nc3 Nf3 | 4.exd4 dxc3 cxb2 bxc1=Q | 5.Qxc1 e5 Bc4 exf6 Qe3+',
);
export const SCOTTISH = played(
  {
    fen: 'rn1q1b1r/pp1knpp1/2p5/3p3p/3P4/P7/1PQ1P1bP/RNB1KB1R',
    series: 'f1g2:Bxg2 c1f4:Bf4 c2c6:Qxc6+',
    turn: 7,
    check: ['d7'],
  },
  '1.f4 | 2.d5 Nd7 | 3.a3 c4 cxd5 | 4.h5 Nb8 e6 exd5 | 5.d4 Qd2 Nh3 f5 Qc2 | 6.Bxf5 Bxh3 Ne7 Kd7 c6 Bxg2 | 7.Bxg2 Bf4 Qxc6+',
);
export const PROMOTED = played(
  {
    fen: 'rnbqkbnr/p3p2p/5pp1/1p1p4/2p3P1/PP1P4/R1P1PP1P/BN1QKBNR',
    series: 'a7a5:a5 a5a4:a4 a4b3:axb3 a8a3:Rxa3 b3a2:bxa2 a2b1:axb1=B',
    turn: 6,
  },
  '1.a3 | 2.b5 d5 | 3.b3 d3 Bb2 | 4.g6 f6 c5 c4 | 5.Ra2 g4 Ba1 Bc3 Ba1 | 6.a5 a4 axb3 Rxa3 bxa2 axb1=B',
);
export const TWELVE = played(
  {
    fen: '4k1n1/1rp5/3p4/1P3p2/R7/8/K2NP3/8',
    series:
      'f5f4:f4 b7b5:Rxb5 e8f8:Kf8 g8e7:Ne7 d6d5:d5 e7c8:Nc8 b5b1:Rb1 b1b4:Rb4 b4d4:Rd4 f8e8:Ke8 c7c6:c6 d4d2:Rxd2+',
    turn: 12,
    check: ['a2'],
  },
  '5.h4 c5 h5 cxb6 bxa7 | 6.Nxa7 Bb7 Bxg2 Qc8 Bh3 Bh6 | 7.Nxh3 a3 f3 Nf2 Qc2 Qxh7 Qxh6 | 8.Ke8 d6 Rxh6 Rxh5 Rxh1 Qh3 Qg3 Rxf1+ | 9.Kxf1 b4 Nc3 Ke1 Nd1 Ra2 b5 Kd2 a4 | 10.Rb8 Qxf2 Qg1 Qh2 f5 Nxb5 Qh3 Rb7 Qxf3 Qf2 | 11.Ra1 Nxf2 axb5 Ra3 Ra4 Kc3 Ne4 Kb2 Ka1 Nd2 Ka2 | 12.f4 Rxb5 Kf8 Ne7 d5 Nc8 Rb1 Rb4 Rd4 Ke8 c6 Rxd2+',
);
export const ENGLISH = played(
  {
    fen: 'rnbqk1nr/1pp3bp/3p1p2/p3p1p1/P5P1/3P1P2/1PP1P2P/RNBQKBNR',
    series: 'b1d2:Nd2 e2e3:e3 f1g2:Bg2 f3f4:f4 a1b1:Rb1',
    turn: 5,
  },
  '1.f3 | 2.d6 e5 | 3.d3 g4 a4 | 4.g5 a5 f6 Bg7 | 5.Nd2 e3 Bg2 f4 Rb1',
);
export const TAKING = played(
  {
    fen: 'rqb2bn1/p2p2p1/2n2p2/1B6/1P2P1P1/8/P1PP4/RNB1K1Nr',
    series: 'f8b4:Bxb4 b4d2:Bxd2 d2c3:Bc3 b8b5:Qxb5 b5b1:Qxb1 b1a2:Qxa2 a2b1:Qb1 b1b3:Qb3',
    turn: 8,
  },
  '1.e4 | 2.h5 b5 | 3.Qe2 Qd1 h3 | 4.c5 Qb6 Nc6 f6 | 5.Qxh5 Qxe8 Qxe7 Nf3 Qxc5 | 6.Qxc5 Qxf2 Qb6 Rxh3 Rxh1 Qb8 | 7.Be2 g4 Bd3 Bf1 Bxb5 b4 Ng1 | 8.Bxb4 Bxd2 Bc3 Qxb5 Qxb1 Qxa2 Qb1 Qb3',
);
export const MATED = played(
  {
    fen: 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
    series: 'f1c4:Bc4 d1h5:Qh5 h5f7:Qxf7#',
    turn: 3,
    check: ['e8'],
  },
  '1.e4 | 2.e5 Nf6 | 3.Bc4 Qh5 Qxf7#',
);
export const PROGRESSIVE_MATE = played(
  {
    fen: 'rn1qkbnr/ppp2ppp/8/3Bp3/3P2P1/P6N/1Pb1KP1P/RNB1Q2R',
    series: 'e5d4:exd4 f7f5:f5 c2b1:Bxb1 f5g4:fxg4 g7g5:g5 b1d3:Bd3#',
    turn: 6,
    check: ['e2'],
  },
  '1.d4 | 2.d6 Bf5 | 3.e4 g4 a3 | 4.Bxe4 Bxc2 d5 e5 | 5.Ke2 Nh3 Qe1 Bg2 Bxd5 | 6.exd4 f5 Bxb1 fxg4 g5 Bd3#',
);
export const ALL_TAKEN = played(
  {
    fen: '6kr/2pp1q1p/2b5/3R1R2/4P1P1/4r3/8/1N6',
    series: 'e3e4:Rxe4 c6d5:Bxd5 e4c4:Rc4 d5e4:Be4 e4b1:Bxb1 c4g4:Rxg4 f7f5:Qxf5',
    turn: 10,
  },
  '5.Ra2 Bh6 b3 Qd5 Qxf7 | 6.Bb4 Nc6 Nxh6 Kxf7 Kg8 a6 | 7.h4 c3 cxb4 Bxa6 Bxb7 b5 bxc6 | 8.Rxa3 Rxb3 Qxh4 Re3 Qxf2 Bxb7 Qf7 Bxc6 | 9.Rxh6 Rxg6 Ra4 g4 Ra5 Rf6 Rf5 Raxe5 Rd5 | 10.Rxe4 Bxd5 Rc4 Be4 Bxb1 Rxg4 Qxf5',
);
export const MARSEILLAIS = played(
  {
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
    series: 'b8c6:Nc6 g8f6:Nf6',
    turn: 4,
  },
  '1.e4 | 2.e5 d6 | 3.Nf3 d3 | 4.Nc6 Nf6',
);
/** Two moves a turn: a check has ended the third after one, and so has a mate. */
export const MARSEILLAIS_CHECK = played(
  {
    fen: 'rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
    series: 'f1b5:Bb5+',
    turn: 3,
    check: ['e8'],
  },
  '1.e4 | 2.e5 d6 | 3.Bb5+',
);
export const MARSEILLAIS_MATE = played(
  {
    fen: 'rnbqkbnr/ppppp2p/5p2/6p1/4P3/8/PPPP1PPP/RNBQKBNR',
    series: 'd1h5:Qh5#',
    turn: 3,
    check: ['e8'],
  },
  '1.e4 | 2.f6 g5 | 3.Qh5#',
);
export const QUIET = played(
  {
    fen: '4k3/r6p/8/8/8/8/P6R/4K3',
    series: 'a7b7:Rb7 b7b6:Rb6 b6b5:Rb5 b5c5:Rc5 c5c6:Rc6 c6d6:Rd6 d6d7:Rd7 d7g7:Rg7',
    turn: 8,
  },
  '6.Rb7 Ra7 Rb7 Ra7 Rb7 Ra7 | 7.Rg2 Rh2 Rg2 Rh2 Rg2 Rh2 Rh2 | 8.Rb7 Rb6 Rb5 Rc5 Rc6 Rd6 Rd7 Rg7',
);
