import { RULINGS, rulingOf, type Ruling } from '../../common/ruling';
import type { Side } from '../../common/sides';
import type { DuelEnd } from '../state';
import { loserOf, resultOf, type RecordResult } from './result';

const NAMES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

/** Words of an arbiter's ruling, each of which no other says. */
const RULED: Readonly<Record<Ruling, string>> = {
  white: 'White wins by adjudication',
  draw: 'Drawn by adjudication',
  black: 'Black wins by adjudication',
  none: 'Lost by both by adjudication',
  'white-absent': 'White forfeits by default',
  'black-absent': 'Black forfeits by default',
  'both-absent': 'Both forfeit by default',
};

/**
 * How a game ended, in words behind its last move; null where the moves say it, or it goes on. @param flagged whose
 * flag fell
 */
export const endRemark = (end: DuelEnd<string> | null, flagged: Side | null): string | null => {
  const loser = loserOf(resultOf(end));
  switch (end?.reason) {
    case 'resignation':
      return loser === null ? null : `${NAMES[loser]} resigns`;
    case 'flag':
      return flagged === null ? null : `${NAMES[flagged]} forfeits on time`;
    case 'agreement':
      return 'Game drawn by agreement';
    case 'aborted':
      return 'Game aborted';
    case 'ruling':
    case 'forfeit':
      return RULED[rulingOf({ result: end.result, reason: end.reason })];
    default:
      return null;
  }
};

/** Ends that no move of a record tells. */
export type SaidEnd =
  | { readonly kind: 'resignation' | 'flag'; readonly side: Side }
  | { readonly kind: 'agreement' | 'aborted' }
  | { readonly kind: 'ruled'; readonly ruling: Ruling };

const TIME = /\b(on time|time forfeit|flag(s|ged)?|out of time)\b/i;
const ABORTED = /\babort(ed|s)\b/i;

const sideIn = (remark: string): Side | null => {
  if (/^white\b/i.test(remark)) return 'white';
  return /^black\b/i.test(remark) ? 'black' : null;
};

/**
 * How a record says the game ended beside its moves; null where it says nothing, so that it goes on. A win that is not
 * explained is a resignation, a draw agreed.
 * @param remarks comments behind its last move
 */
export const saidEnd = (result: RecordResult | null, remarks: readonly string[]): SaidEnd | null => {
  const find = (pattern: RegExp): string | undefined => remarks.findLast((remark) => remark.search(pattern) >= 0);
  const ruling = RULINGS.find((each) => remarks.includes(RULED[each]));
  if (ruling !== undefined) return { kind: 'ruled', ruling };
  if (result === null || result === '*') return find(ABORTED) === undefined ? null : { kind: 'aborted' };
  const time = find(TIME);
  const loser = loserOf(result);
  if (loser !== null) return { kind: time === undefined ? 'resignation' : 'flag', side: loser };
  const flagged = time === undefined ? null : sideIn(time);
  return flagged === null ? { kind: 'agreement' } : { kind: 'flag', side: flagged };
};
