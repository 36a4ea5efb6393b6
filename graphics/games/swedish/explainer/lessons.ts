import type { AirLanguage } from 'chess-match/client';
import type { Stand } from '../shared/positions';
import { QUIET, standing, courseWith, type Standing, type Times } from '../shared/standing';
import { cardWords, type Card } from 'chess-match/games/swedish';

/** A rule on two boards: as they stood, and as they stand. */
export type Lesson = Readonly<Record<'before' | 'after', ReturnType<typeof standing>>>;

type Pair = readonly [Stand, Stand];

/** A knight is taken on A; White's partner has Black on B. */
const TAKING: readonly [Pair, Pair] = [
  [
    {
      fen: 'rnbqkb1r/ppp1pppp/8/3n4/8/2N5/PPPP1PPP/R1BQKBNR',
      toMove: 'white',
      move: ['f6', 'd5', 'Nxd5'],
      reserves: { white: '', black: 'P' },
    },
    {
      fen: 'r1bqkbnr/pp1ppppp/2n5/8/3NP3/8/PPP2PPP/RNBQKB1R',
      toMove: 'black',
      move: ['f3', 'd4', 'Nxd4'],
      reserves: { white: 'P', black: 'P' },
    },
  ],
  [
    {
      fen: 'rnbqkb1r/ppp1pppp/8/3N4/8/8/PPPP1PPP/R1BQKBNR',
      toMove: 'black',
      move: ['c3', 'd5', 'Nxd5'],
      reserves: { white: '', black: 'P' },
    },
    {
      fen: 'r1bqkbnr/pp1ppppp/2n5/8/3NP3/8/PPP2PPP/RNBQKB1R',
      toMove: 'black',
      move: ['f3', 'd4', 'Nxd4'],
      reserves: { white: 'P', black: 'PN' },
    },
  ],
];

/** The knight attacks king and rook from where it is put. */
const DROPPING: readonly [Pair, Pair] = [
  [
    TAKING[1][0],
    {
      fen: 'r1bqkb1r/pp2pppp/2n5/3p4/3P4/4PQ2/PP3PPP/RNB1KBNR',
      toMove: 'black',
      move: ['d1', 'f3', 'Qf3'],
      reserves: { white: 'PP', black: 'PNN' },
    },
  ],
  [
    TAKING[1][0],
    {
      fen: 'r1bqkb1r/pp2pppp/2n5/3p4/3P4/4PQ2/PPn2PPP/RNB1KBNR',
      toMove: 'white',
      move: [null, 'c2', 'N@c2+'],
      check: ['e1'],
      reserves: { white: 'PP', black: 'PN' },
    },
  ],
];

/** Check from afar on A: what the partner gives could stand between. */
const SITTING: readonly [Pair, Pair] = [
  [
    {
      fen: '6k1/ppp2ppp/2n5/8/8/2P2N2/PP3PPP/3RR1K1',
      toMove: 'white',
      move: ['b8', 'c6', 'Nc6'],
      reserves: { white: 'PPQ', black: '' },
    },
    {
      fen: 'r3k2r/ppp2ppp/3q1n2/3p4/3Pp3/3QPN2/PPPN1PPP/R3K2R',
      toMove: 'white',
      move: [null, 'e4', 'P@e4'],
      reserves: { white: 'N', black: 'P' },
    },
  ],
  [
    {
      fen: '4R1k1/ppp2ppp/2n5/8/8/2P2N2/PP3PPP/3R2K1',
      toMove: 'black',
      move: ['e1', 'e8', 'Re8+'],
      check: ['g8'],
      reserves: { white: 'PPQ', black: '' },
    },
    {
      fen: 'r3k2r/ppp2ppp/3q1n2/3p4/3Pp3/3QPN2/PPPN1PPP/R3K2R',
      toMove: 'white',
      move: [null, 'e4', 'P@e4'],
      reserves: { white: 'N', black: 'P' },
    },
  ],
];

/** Who sits has less time than the player of the same colour on the other board. */
const TIMES: Times = { 'A-white': 164_000, 'A-black': 72_000, 'B-white': 121_000, 'B-black': 158_000 };

const SITS = courseWith(1, { sitting: { side: 'black', inCheck: true, waitsFor: ['N', 'B', 'R', 'Q'] } });

const POSITIONS: Readonly<Record<Card, readonly [Pair, Pair]>> = { teams: TAKING, drops: DROPPING, sitting: SITTING };

const stands = (boards: Pair, over: Standing, language: AirLanguage) => {
  const { white, black } = cardWords(language).teams;
  return standing({ boards, ms: TIMES, teams: { white: { name: white }, black: { name: black } }, ...over });
};

/** A card's two boards, the teams named in the viewer's language. */
export const lessonOf = (card: Card, language: AirLanguage): Lesson => {
  const [before, after] = POSITIONS[card];
  const now = card === 'sitting' ? SITS : QUIET;
  return { before: stands(before, {}, language), after: stands(after, { course: now }, language) };
};
