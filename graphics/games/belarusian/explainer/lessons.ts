import { CARDS, type Card } from 'chess-match/games/belarusian';
import { standing, type Stand } from './positions';

/** A rule on the board: as it stood, and as it stands. */
export type Lesson = Readonly<Record<'before' | 'after', Stand>>;

const guards = { white: ['d4', 'f4'] };

/** What a card of a show that is not of this game stands for. */
export const cardOf = (card: string): Card => CARDS.find((known) => known === card) ?? 'throne';

export const LESSONS: Readonly<Record<Card, Lesson>> = {
  throne: {
    before: standing('4ak3/3r1r3/9/9/9/3RAR3/4K4/9/9', { attackers: guards }),
    after: standing('4ak3/3r1r3/9/9/4A4/3R1R3/4K4/9/9', {
      last: { from: 'e4', to: 'e5', san: 'e4-e5' },
      holder: 'white',
    }),
  },
  heir: {
    before: standing('4ak3/9/9/4r4/3A5/3R1R3/4K4/9/9', { attackers: guards }),
    after: standing('4ak3/9/9/9/3r5/3R1R3/4A4/9/9', {
      last: { from: 'e6', to: 'd5', san: 'e6xd5' },
      attackers: guards,
      crowned: 'white',
    }),
  },
  points: {
    before: standing('l3ak2l/r2r1r2r/9/9/4A4/3R1R3/4K4/9/9', { holder: 'white' }),
    after: standing('l3ak2l/3r1r2r/r8/9/4A4/3R1R3/4K4/9/9', {
      last: { from: 'a8', to: 'a7', san: 'a8-a7' },
      holder: 'white',
    }),
  },
};
