import { lineOf, tidy } from 'chess-match/client/turn';
import { entryIn, type OperatorState } from '../state/store';
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

/** The same in words: what the turn still lacks. */
export const readinessText = (state: OperatorState, strings: Strings): string => {
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
      return strings.turn.ready;
    case 'wrong':
      return strings.turn.mend;
    case 'lacking': {
      const { lacks = [], items = [] } = state.snapshot?.draft ?? {};
      const isWrong = items.some(({ kind, board, problem }) => {
        const isNamed = kind === 'move' && board !== null && lacks.includes(board);
        return problem !== null && !isNamed;
      });
      return isWrong ? `${strings.turn.lacks(lacks)} · ${strings.turn.mend}` : strings.turn.lacks(lacks);
    }
  }
};
