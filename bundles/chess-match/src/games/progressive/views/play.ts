import type { ProgressivePlay } from '@schemas/play';
import type { Side } from '../../common/sides';
import { kindIn, toMove, type State } from '../rules/state';
import { lastSeries } from './lastSeries';

const seriesOf = (state: State): ProgressivePlay['series'] => {
  if (state.end !== null) return null;
  const { turn } = state.stand;
  const { movesOf } = kindIn(state);
  return { turn, side: toMove(state), length: movesOf(turn), next: movesOf(turn + 1) };
};

const madeOf = ({ turns }: State): ProgressivePlay['made'] => {
  const count = (side: Side): number =>
    turns.reduce((sum, turn) => sum + (turn.side === side ? turn.moves.length : 0), 0);
  return { white: count('white'), black: count('black') };
};

const leftOf = (state: State): ProgressivePlay['left'] => {
  if (!kindIn(state).takesAll) return null;
  const count = (side: Side): number => state.stand.position.squares.filter((piece) => piece?.side === side).length;
  return { white: count('white'), black: count('black') };
};

/** What is worth showing of chess in series alone. */
export const play = (state: State): ProgressivePlay => ({
  game: 'progressive',
  variant: state.settings.variant,
  checks: kindIn(state).check,
  inTurn: kindIn(state).isInTurn,
  series: seriesOf(state),
  last: lastSeries(state),
  made: madeOf(state),
  quiet: { turns: state.stand.quiet, of: kindIn(state).quietTurns },
  left: leftOf(state),
  offers: [...state.offers],
  end: state.end === null ? null : { ...state.end },
});
