import { opponent, SIDES, type Side } from '../../common/sides';
import { couldMate } from '../rules/couldMate';
import { toMove, type End, type State } from '../rules/state';
import type { RecordFile, RecordResult } from './file';

export const resultOf = (end: End | null): RecordResult => {
  switch (end?.result) {
    case 'white':
      return '1-0';
    case 'black':
      return '0-1';
    case 'draw':
      return '1/2-1/2';
    default:
      return '*';
  }
};

const NAMES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

/** Who has not won, where somebody has. */
const loserOf = (result: RecordResult | null): Side | null =>
  result === '1-0' ? 'black' : result === '0-1' ? 'white' : null;

/** Whose flag fell: the loser's, and where it is a draw that of who faces a king alone. */
const flagged = (state: State): Side =>
  loserOf(resultOf(state.end)) ?? SIDES.find((side) => !couldMate(state, opponent(side))) ?? toMove(state);

/** How a game ended, in words behind its last move; null where the moves say it, or it goes on. */
export const endRemark = (state: State): string | null => {
  const { end } = state;
  switch (end?.reason) {
    case 'resignation':
      return `${NAMES[end.result === 'white' ? 'black' : 'white']} resigns`;
    case 'flag':
      return `${NAMES[flagged(state)]} forfeits on time`;
    case 'agreement':
      return 'Game drawn by agreement';
    case 'aborted':
      return 'Game aborted';
    default:
      return null;
  }
};

/** Ends that no move of a record tells. */
export type SaidEnd =
  { readonly kind: 'resignation' | 'flag'; readonly side: Side } | { readonly kind: 'agreement' | 'claim' | 'aborted' };

const TIME = /\b(on time|time forfeit|flag(s|ged)?|out of time)\b/i;
const ABORTED = /\babort(ed|s)\b/i;
const AGREED = /\bagree(d|ment)\b/i;

const sideIn = (remark: string): Side | null => {
  if (/^white\b/i.test(remark)) return 'white';
  return /^black\b/i.test(remark) ? 'black' : null;
};

/**
 * How a record says the game ended beside its moves; null where it says nothing, so that it goes on. A win that is not
 * explained is a resignation, a draw agreed.
 * @param mayClaim ten quiet turns have been played, and are no draw by themselves (P7)
 */
export const saidEnd = ({ result, turns, comments }: RecordFile, mayClaim: boolean): SaidEnd | null => {
  const remarks = turns.at(-1)?.comments ?? comments;
  const find = (pattern: RegExp): string | undefined => remarks.findLast((remark) => remark.search(pattern) >= 0);
  const text = result?.text ?? null;
  if (text === null || text === '*') return find(ABORTED) === undefined ? null : { kind: 'aborted' };
  const time = find(TIME);
  const loser = loserOf(text);
  if (loser !== null) return { kind: time === undefined ? 'resignation' : 'flag', side: loser };
  const flagged = time === undefined ? null : sideIn(time);
  if (flagged !== null) return { kind: 'flag', side: flagged };
  return { kind: mayClaim && find(AGREED) === undefined ? 'claim' : 'agreement' };
};
