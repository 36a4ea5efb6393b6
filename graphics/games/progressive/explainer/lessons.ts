import type { Card, ProgressivePlay, SeriesEnd } from 'chess-match/games/progressive';
import {
  ALL_TAKEN,
  FIVE,
  MARSEILLAIS,
  MARSEILLAIS_CHECK,
  MARSEILLAIS_MATE,
  MATED,
  PROGRESSIVE_MATE,
  SCOTTISH,
  TAKING,
  THREE,
  type Played,
} from '../fixtures/games';
import { standing } from '../shared/standing';

/** What the rules of a kind depend on. */
export type Kind = Pick<ProgressivePlay, 'variant' | 'checks' | 'inTurn' | 'quiet'>;

/** A rule on the board: as it stood before a series, and as it stands after it. */
export type Lesson = Readonly<
  Record<'before' | 'after', ReturnType<typeof standing> & { turns: { turns: Played['turns'] } }>
>;

type Games = Readonly<Record<Card, Played>>;

/** Turns that grow, by what checks do in them. */
const GROWING: Readonly<Record<ProgressivePlay['checks'], Games>> = {
  last: { series: THREE, checks: FIVE, end: PROGRESSIVE_MATE },
  ends: { series: THREE, checks: SCOTTISH, end: MATED },
  none: { series: THREE, checks: TAKING, end: ALL_TAKEN },
};
/** P12 turns of two moves. */
const TWOS: Games = { series: MARSEILLAIS, checks: MARSEILLAIS_CHECK, end: MARSEILLAIS_MATE };

const REASONS: Readonly<Record<ProgressivePlay['checks'], SeriesEnd>> = {
  last: { result: 'black', reason: 'progressive-mate', atMs: 0 },
  ends: { result: 'white', reason: 'mate', atMs: 0 },
  none: { result: 'black', reason: 'all-taken', atMs: 0 },
};

/** A card's board before and after a series of the kind that is played. */
export const lessonOf = (card: Card, kind: Kind): Lesson => {
  const { variant, checks, inTurn, quiet } = kind;
  const { stand, turns } = (variant === 'marseillais' ? TWOS : GROWING[checks])[card];
  // What a card shows is how the game is played: nothing is left to take, and no draw is near.
  const play = { variant, checks, inTurn, quiet: { turns: 0, of: quiet.of } };
  const end = card === 'end' ? REASONS[checks] : null;
  return {
    before: {
      ...standing({ stand: { ...stand, series: '', check: [], turn: stand.turn - 1 }, play }),
      turns: { turns },
    },
    after: { ...standing({ stand, play, end }), turns: { turns } },
  };
};
