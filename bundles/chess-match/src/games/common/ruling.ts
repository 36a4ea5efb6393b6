import type { Side } from './sides';

/** What an arbiter may rule of a game: who has won, that nobody has, or who did not come to play it. */
export const RULINGS = ['white', 'draw', 'black', 'none', 'white-absent', 'black-absent', 'both-absent'] as const;
export type Ruling = (typeof RULINGS)[number];

/** Ends that an arbiter brings. */
export const RULED_ENDS = ['ruling', 'forfeit'] as const;
type RuledReason = (typeof RULED_ENDS)[number];

interface RuledEnd {
  readonly result: Side | 'draw' | null;
  readonly reason: RuledReason;
}

/** How a game ends by a ruling: one who did not come has lost it, where both did not nobody has won. */
export const ruledEnd = (ruling: Ruling): RuledEnd => {
  switch (ruling) {
    case 'none':
      return { result: null, reason: 'ruling' };
    case 'both-absent':
      return { result: null, reason: 'forfeit' };
    case 'white-absent':
    case 'black-absent':
      return { result: ruling === 'white-absent' ? 'black' : 'white', reason: 'forfeit' };
    default:
      return { result: ruling, reason: 'ruling' };
  }
};

/** The ruling that such an end came of. */
export const rulingOf = ({ result, reason }: RuledEnd): Ruling => {
  if (reason === 'ruling') return result ?? 'none';
  if (result === 'white') return 'black-absent';
  return result === 'black' ? 'white-absent' : 'both-absent';
};
