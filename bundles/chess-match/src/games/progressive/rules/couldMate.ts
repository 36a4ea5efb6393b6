import type { Side } from '../../common/sides';
import { kindIn, type State } from './state';

/** A king alone mates nobody: against it a fallen flag draws, as in FIDE 6.9. */
export const couldMate = (state: State, side: Side): boolean => {
  const { royal } = kindIn(state).rules.definition;
  return state.stand.position.squares.some((piece) => piece?.side === side && piece.type !== royal);
};
