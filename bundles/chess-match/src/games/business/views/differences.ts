import type { BusinessArbiter } from '@schemas/arbiter';
import type { Differences } from '@schemas/preview';
import { change } from '../../common/change';
import type { OwnDifferences } from '../../common/ownDifferences';
import type { GameViews } from '../../common/views';
import { arbiterOf, playOf } from './read';

const crossingsOf = (views: GameViews) => {
  const { cards } = playOf(views);
  return { white: cards.white.length, black: cards.black.length };
};

/** Penalties and substitutions are only ever added: what is withdrawn stays in the list. */
const enteredOf = (before: BusinessArbiter, after: BusinessArbiter): Differences['entered'] => [
  ...after.penalties
    .slice(before.penalties.length)
    .map(({ penalty, side, player }) => ({ kind: penalty, side, who: player })),
  ...after.substitutions
    .slice(before.substitutions.length)
    .map(({ side, out, in: inside }) => ({ kind: 'substitution' as const, side, who: `${out} → ${inside}` })),
];

/** Chips that went out, penalties and substitutions between two pictures of a match. */
export const ownDifferences: OwnDifferences = {
  unconfirmed: (views) => arbiterOf(views).unconfirmed,
  between: (before, after) => ({
    table: change(playOf(before).chipsOut, playOf(after).chipsOut),
    penalties: change(crossingsOf(before), crossingsOf(after)),
    entered: enteredOf(arbiterOf(before), arbiterOf(after)),
  }),
};
