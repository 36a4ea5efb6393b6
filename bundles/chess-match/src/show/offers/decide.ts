import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import { changesOf } from '../changesOf';
import type { CommandOf } from '../commands';
import { anyMoving } from '../decideAir';
import { refuse } from '../errors';
import type { ShowEvent } from '../events';
import { placing } from '../placing';
import type { Offer, ShowState } from '../state';
import { reasonsOf, type Situation } from './reasons';

type Decided = Result<ShowEvent, Problem>;

const openOffer = ({ offers }: ShowState, id: string): Offer | undefined =>
  offers.open.find((offer) => offer.id === id);

/** Into the preview: what it brings, and what goes for it. */
export const cueOffer = (state: ShowState, { offer: id }: CommandOf<'cueOffer'>, atMs: number): Decided => {
  const offer = openOffer(state, id);
  if (offer === undefined) return err(refuse('offer/gone', { offer: id }));
  const { airs, alone } = offer;
  return ok({ type: 'airsCued', airs: changesOf(state, airs, alone), alone, atMs });
};

/** One that would change nothing on air any more is only put aside. */
export const acceptOffer = (state: ShowState, { offer: id }: CommandOf<'acceptOffer'>, atMs: number): Decided => {
  const offer = openOffer(state, id);
  if (offer === undefined) return err(refuse('offer/gone', { offer: id }));
  const asked = changesOf(state, offer.airs, offer.alone);
  if (asked.length === 0) return ok({ type: 'offerIgnored', offer: id, atMs });
  const airs = placing(state, asked, !offer.alone);
  const moving = anyMoving(state, asked, atMs);
  return moving === null ? ok({ type: 'graphicsTaken', airs, item: null, offer: id, atMs }) : err(moving);
};

export const ignoreOffer = (state: ShowState, { offer: id }: CommandOf<'ignoreOffer'>, atMs: number): Decided =>
  openOffer(state, id) === undefined
    ? err(refuse('offer/gone', { offer: id }))
    : ok({ type: 'offerIgnored', offer: id, atMs });

/**
 * What offers there are after the match changed. Those whose reason is gone (undone, or a later turn made) go; new
 * reasons are offered unless the rule of their kind is "off", or what they offer is on air already.
 * @param situation the match now; null when none is open
 * @returns null when the same reasons stand as before
 */
export const reviewOffers = (state: ShowState, situation: Situation | null, atMs: number): ShowEvent | null => {
  const { known, open, rules } = state.offers;
  const reasons = situation === null ? [] : reasonsOf(situation);
  const ids = reasons.map(({ id }) => id);
  if (ids.length === known.length && ids.every((id) => known.includes(id))) return null;
  const isNew = ({ id, kind, airs, alone }: Offer): boolean =>
    !known.includes(id) && rules[kind] !== 'off' && changesOf(state, airs, alone).length > 0;
  const fresh = reasons.filter(isNew);
  return {
    type: 'offersMade',
    known: ids,
    open: [...open.filter(({ id }) => ids.includes(id)), ...fresh],
    atMs,
  };
};

/** Open offers that the rules take without asking. */
export const automaticOffers = ({ offers }: ShowState, isNew: (id: string) => boolean): readonly Offer[] =>
  offers.open.filter(({ id, kind }) => offers.rules[kind] === 'auto' && isNew(id));
