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
  pause: 'ask',
  matchOver: 'ask',
};

/** Every kind, in the order in which pages list them. */
export const OFFER_KINDS = Object.keys(ASK_ALL) as readonly OfferKind[];

export const OFFER_RULES = ['ask', 'auto', 'off'] as const satisfies readonly OfferRule[];
