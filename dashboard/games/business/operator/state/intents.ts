import { entryOf, selectOneMore, setPass } from 'chess-match/games/business';
import { editLine } from '../../../../operator/state/intents';
import type { OperatorStore } from '../../../../operator/state/store';

/** A pass of the size agreed, from board to board. */
export const passTo = (store: OperatorStore, from: number, to: number): void => {
  const { options } = entryOf(store.getState().snapshot ?? {});
  if (options !== null) editLine(store, (line) => setPass(line, from, to, options.passSize));
};

/** One more chip of the branch given up to a board, as long as one is left. */
export const selectTo = (store: OperatorStore, from: number, to: number, rating: number): void => {
  editLine(store, (line) => selectOneMore(line, from, to, rating));
};
