import { notice, type TroubleSource } from '../base/troubles';

/** So long the hall's server may be away before everybody hears of it: it comes back by itself. */
export const AWAY_MS = 30_000;

/**
 * The hall's server, where the show has one, was not heard of for a while.
 * @param place where its screens find it; null: there is none
 * @param now Unix ms
 */
export const hallTroubles = (place: string | null, isLinked: () => boolean, now: () => number): TroubleSource => {
  let lastMs = now();
  return () => {
    if (isLinked()) lastMs = now();
    return place === null || now() - lastMs < AWAY_MS ? [] : [notice('hall/not_served', { place })];
  };
};
