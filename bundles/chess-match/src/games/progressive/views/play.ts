import type { ProgressivePlay } from '@schemas/play';
import type { Side } from '../../common/sides';
import { kindIn, toMove, type State } from '../rules/state';

const seriesOf = (state: State): ProgressivePlay['series'] => {
  if (state.end !== null) return null;
  const { turn } = state.stand;
  const { movesOf } = kindIn(state);
  return { turn, side: toMove(state), length: movesOf(turn), next: movesOf(turn + 1) };
};

/** P4 a check that came before the last move has ended the series. */
const lastOf = (state: State): ProgressivePlay['last'] => {
  const last = state.turns.at(-1);
  if (last === undefined) return null;
  const { number, side, moves } = last;
  const length = kindIn(state).movesOf(number);
  const isCheck = /[+#]$/.test(moves.at(-1)?.san ?? '');
  return { turn: number, side, length, made: moves.length, byCheck: isCheck && moves.length < length };
};

const leftOf = (state: State): ProgressivePlay['left'] => {
  if (!kindIn(state).takesAll) return null;
  const count = (side: Side): number => state.stand.position.squares.filter((man) => man?.side === side).length;
  return { white: count('white'), black: count('black') };
};

/** What is worth showing of chess in series alone. */
export const play = (state: State): ProgressivePlay => ({
  game: 'progressive',
  variant: state.settings.variant,
  series: seriesOf(state),
  last: lastOf(state),
  quiet: { turns: state.stand.quiet, of: kindIn(state).quietTurns },
  left: leftOf(state),
  offers: [...state.offers],
  end: state.end === null ? null : { ...state.end },
});
