import type { SwedishPlay } from '@schemas/play';
import { colourOf, numberOf } from '../rules/numbers';
import type { State } from '../rules/state';

const endOf = ({ end }: State): SwedishPlay['end'] => {
  if (end === null) return null;
  const { result, reason, at, atMs } = end;
  return {
    result: result === null || result === 'draw' ? result : colourOf(result),
    reason,
    at: at.map(({ board, side }) => ({ board: numberOf(board), side })),
    atMs,
  };
};

/** What is declared in Swedish chess, and how it ended (S8, S9, S13). */
export const play = (state: State): SwedishPlay => ({
  game: 'swedish',
  offers: state.offers.map(colourOf),
  demanded: state.demanded === null ? null : numberOf(state.demanded),
  end: endOf(state),
});
