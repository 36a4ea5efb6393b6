import type { BusinessArbiter } from '@schemas/arbiter';
import type { BusinessDifferences } from '@schemas/preview';
import { change } from '../../common/change';
import type { OwnDifferences } from '../../common/ownDifferences';
import type { GameViews } from '../../common/views';
import { arbiterOf, playOf } from './read';

const crossingsOf = (views: GameViews) => {
  const { cards } = playOf(views);
  return { white: cards.white.length, black: cards.black.length };
};

/** Penalties and substitutions are only ever added: what is withdrawn stays in the list. */
const enteredOf = (before: BusinessArbiter, after: BusinessArbiter): BusinessDifferences['entered'] => [
  ...after.penalties
    .slice(before.penalties.length)
    .map(({ penalty, side, player }) => ({ kind: penalty, side, who: player })),
  ...after.substitutions
    .slice(before.substitutions.length)
    .map(({ side, out, in: inside }) => ({ kind: 'substitution' as const, side, who: `${out} → ${inside}` })),
];

/** Chips that went out, penalties, substitutions, and copies to compare between two pictures of a match. */
export const ownDifferences: OwnDifferences = (before, after) => {
  const chipsOut = change(playOf(before).chipsOut, playOf(after).chipsOut);
  const crossings = change(crossingsOf(before), crossingsOf(after));
  const entered = enteredOf(arbiterOf(before), arbiterOf(after));
  const unconfirmed = change(arbiterOf(before).unconfirmed, arbiterOf(after).unconfirmed);
  const isNothing = [chipsOut, crossings, unconfirmed].every((part) => part === null) && entered.length === 0;
  return isNothing ? null : { game: 'business', chipsOut, crossings, entered, unconfirmed };
};
