import type { Offer, OfferRules } from '@schemas/show';

export type OfferKind = Offer['kind'];
export type OfferRule = OfferRules[OfferKind];

/** Nothing is taken by itself until the director wants it so. */
export const ASK_ALL: OfferRules = {
  play: 'ask',
  branching: 'ask',
  pass: 'ask',
  selection: 'ask',
  boardEnd: 'ask',
  mate: 'ask',
  queenGiven: 'ask',
  sitting: 'ask',
  timeScramble: 'ask',
  flagNear: 'ask',
  pause: 'ask',
  matchOver: 'ask',
};

/** Rules with the kinds that were not there yet when they were made. */
export const completeRules = (rules: Partial<OfferRules>): OfferRules => ({ ...ASK_ALL, ...rules });

/** Every kind, in the order in which pages list them. */
export const OFFER_KINDS = Object.keys(ASK_ALL) as readonly OfferKind[];

export const OFFER_RULES = ['ask', 'auto', 'off'] as const satisfies readonly OfferRule[];
