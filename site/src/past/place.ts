import equal from 'fast-deep-equal';
import type { HomeMoment } from 'chess-match/contract/viewers';

/** Where a viewer is in a match: the moments of a past that goes on are counted from its beginning. */
export interface Place {
  /** The match that is looked back on; null: the one that is live. */
  readonly match: string | null;
  /** A moment of it, 0 the beginning; null: the newest there is. */
  readonly moment: number | null;
  /** The board that is large; null: the first in order. */
  readonly board: number | null;
  /** The list of the matches that are over. */
  readonly isList: boolean;
}

export const LIVE: Place = { match: null, moment: null, board: null, isList: false };

const numberIn = (value: string | null): number | null =>
  value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null;

/** A place out of an address that somebody shared; what cannot be read is left out. */
export const placeIn = (search: string): Place => {
  const query = new URLSearchParams(search);
  const match = query.get('match');
  if (match === null || !/^[\w-]{1,64}$/.test(match)) return { ...LIVE, isList: query.has('archive') };
  return { ...LIVE, match, moment: numberIn(query.get('turn')), board: numberIn(query.get('board')) };
};

const NAMES = ['archive', 'match', 'turn', 'board'] as const;

/** The part of an address that says this place; everything else that was asked there stays. */
export const searchOf = (place: Place, search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of NAMES) query.delete(name);
  if (place.match !== null) {
    query.set('match', place.match);
    if (place.moment !== null) query.set('turn', String(place.moment));
    if (place.board !== null) query.set('board', String(place.board));
  }
  if (place.match === null && place.isList) query.set('archive', '');
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
};

/** Whether a turn changed what stands on a board. */
const touches = (moments: readonly (HomeMoment | undefined)[], at: number, board: number): boolean => {
  const view = moments[at]?.boards.find((one) => one.board === board);
  const before = moments[at - 1]?.boards.find((one) => one.board === board);
  return !equal(view, before);
};

/**
 * The next moment from one, forwards (1) or back (-1), on one board alone where that is asked for; null: there is none.
 * @param moments those that are known; one that is not known yet is not left out
 */
export const nextMoment = (
  moments: readonly (HomeMoment | undefined)[],
  count: number,
  from: number,
  step: 1 | -1,
  board: number | null,
): number | null => {
  let at = from + step;
  while (board !== null && at > 0 && at < count && moments[at] !== undefined && !touches(moments, at, board))
    at += step;
  return at >= 0 && at < count ? at : null;
};
