import { lineOf, tidy } from 'chess-match/client/turn';
import { entryIn, type OperatorState } from '../state/store';
import type { OperatorSnapshot } from '../state/snapshot';
import type { Strings } from '../texts/en';

export type Readiness = 'offline' | 'none' | 'over' | 'checking' | 'lacking' | 'wrong' | 'ready';

/** Whether the turn could be committed, as far as the page knows. */
export const readinessOf = (state: OperatorState): Readiness => {
  const { snapshot, isConnected } = state;
  if (!isConnected) return 'offline';
  if (snapshot === null || snapshot.match.status === 'none') return 'none';
  if (snapshot.match.status === 'over') return 'over';
  if (tidy(lineOf(entryIn(state, null).draft)) !== tidy(snapshot.draft.line)) return 'checking';
  if (snapshot.draft.ready) return 'ready';
  return snapshot.draft.lacks.length > 0 ? 'lacking' : 'wrong';
};

/** What a game says of a turn. */
export interface TurnWords {
  /** What it still lacks. */
  readonly lacks: (snapshot: OperatorSnapshot, strings: Strings) => string;
  /** It can be pressed. */
  readonly ready: (snapshot: OperatorSnapshot, strings: Strings) => string;
}

/** The same in words: what the turn still lacks. */
export const readinessText = (state: OperatorState, strings: Strings, words: TurnWords): string => {
  const readiness = readinessOf(state);
  switch (readiness) {
    case 'offline':
      return strings.banner.noLink;
    case 'none':
      return strings.turn.noMatch;
    case 'over':
      return strings.turn.over;
    case 'checking':
      return strings.turn.checking;
    case 'ready':
      return state.snapshot === null ? '' : words.ready(state.snapshot, strings);
    case 'wrong':
      return strings.turn.mend;
    case 'lacking':
      return state.snapshot === null ? '' : words.lacks(state.snapshot, strings);
  }
};
