import type { ProgressivePlay } from '@schemas/play';
import { placementOn } from '../../chess/placementOn';
import { advance, type Game } from '../rules/game';
import { stepOf } from '../rules/made';
import { afterStep, inTurn, safeSteps, type Series } from '../rules/series';
import { gameIn, kindIn, type MadeMove, type MadeTurn, type State } from '../rules/state';

type Last = NonNullable<ProgressivePlay['last']>;

interface Walk {
  readonly game: Game;
  /** Up to the last move and no further: the next turn knows nothing of who moved. */
  readonly series: Series;
  readonly steps: Last['steps'];
}

const changesOf = (before: Series, after: Series): Last['steps'][number]['changes'] => {
  const { rules } = before.kind;
  const [was, now] = [placementOn(rules, before.position), placementOn(rules, after.position)];
  return Object.keys({ ...was, ...now })
    .filter((square) => was[square] !== now[square])
    .map((square) => ({ square, was: was[square] ?? null, now: now[square] ?? null }));
};

const walked = ({ game, series, steps }: Walk, made: MadeMove): Walk => {
  const step = stepOf(game, made);
  if (step === null) return { game, series, steps };
  const after = afterStep(game.series, step);
  const { san, from, to } = made;
  return {
    game: advance(game, step),
    series: after,
    steps: [...steps, { san, from, to, changes: changesOf(game.series, after) }],
  };
};

/** P9 who moved how often, and who would be next. */
const piecesOf = (series: Series): Last['pieces'] => {
  const { kind, times } = series;
  if (!kind.isInTurn) return null;
  const nameOf = (square: number): string => kind.rules.names[square] ?? '';
  const most = Math.max(...Object.values(times));
  const next = inTurn(series, safeSteps(series)).map(({ from }) => from);
  const waiting = [...new Set(next)].filter((square) => (times[square] ?? 0) < most);
  return {
    moved: Object.entries(times).map(([square, count]) => ({ square: nameOf(Number(square)), times: count })),
    waiting: waiting.map(nameOf),
  };
};

const reckoned = new WeakMap<MadeTurn, Last>();

/**
 * The series that was made last, move by move: worked out once for all pictures it stands in. Null before the first.
 */
export const lastSeries = (state: State): Last | null => {
  const { begun } = state;
  const made = state.turns.at(-1);
  if (made === undefined || begun === null) return null;
  const known = reckoned.get(made);
  if (known !== undefined) return known;
  const { number: turn, side, moves } = made;
  const length = kindIn(state).movesOf(turn);
  const game = gameIn({ settings: state.settings, stand: begun });
  const { steps, series } = moves.reduce(walked, { game, series: game.series, steps: [] });
  // P4 a check that came before the last move has ended the series.
  const byCheck = moves.length < length && /[+#]$/.test(moves.at(-1)?.san ?? '');
  const last: Last = { turn, side, length, made: moves.length, byCheck, steps, pieces: piecesOf(series) };
  reckoned.set(made, last);
  return last;
};
