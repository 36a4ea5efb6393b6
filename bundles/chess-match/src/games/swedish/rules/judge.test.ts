import { describe, expect, it } from 'vitest';
import { assess } from '../../../engine/assess';
import type { Announced } from '../../../engine/info';
import { isJudged, JUDGE } from './judge';

const { referee } = JUDGE;

/** The back rank is attacked, and nothing lies in the reserve: whoever is given a piece puts it in between. */
const BACK_RANK = '6k1/5ppp/8/8/8/8/8/R6K[] w - - 0 1';
/** A knight mates: nothing can stand between. */
const SMOTHERED = '6rk/6pp/8/6N1/8/8/8/7K[] w - - 0 1';
const mateBy = (move: string): readonly Announced[] => [
  { rank: 1, depth: 14, score: { kind: 'mate', in: 1 }, moves: [move] },
];

describe('S6 what engines call mate', () => {
  it('is none where something dropped would help, and told as far ahead', () => {
    expect(assess(referee, BACK_RANK, 1, mateBy('a1a8'), 'a1a8')).toMatchObject({
      score: { kind: 'pawns', hundredths: 1000 },
      variations: [{ moves: ['Ra8+'] }],
    });
  });

  it('is one on the board', () => {
    expect(assess(referee, SMOTHERED, 1, mateBy('g5f7'), 'g5f7')).toMatchObject({
      score: { kind: 'mate', in: 1 },
      variations: [{ moves: ['Nf7#'] }],
    });
  });

  it('leaves who can only sit without anything to ask', () => {
    const { position = '' } = referee.play(BACK_RANK, 'a1a8') ?? {};
    expect([referee.canMove(position), referee.isMate(position)]).toEqual([false, false]);
  });
});

it('S3 drops are named as engines name them', () => {
  const held = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nq] w KQkq - 0 1';
  expect(referee.play(held, 'N@e5')?.san).toBe('N@e5');
  expect(referee.play(held, 'Q@e5')).toBeNull();
});

it('S7 where a drop may not give check nobody judges: engines know no such rule', () => {
  expect((['all', 'checkNotMate', 'none'] as const).map((dropWithCheck) => isJudged({ dropWithCheck }))).toEqual([
    true,
    false,
    false,
  ]);
});
