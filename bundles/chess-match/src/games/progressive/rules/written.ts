import { sanCore } from '../../chess/san';
import type { StepTaken } from '../../chess/steps';
import { advance, isMate, type Game } from './game';
import { foundBy, isCheckAfter, moveOf, movesIn, stepsIn } from './series';

export interface WrittenStep {
  readonly step: StepTaken;
  readonly san: string;
}

/** "+" or "#", or nothing: a mate is one by the rules of the turn that follows (P3, P5). */
const markOf = (game: Game, step: StepTaken): string => {
  if (!isCheckAfter(game.series, step)) return '';
  return isMate(advance(game, step).end) ? '#' : '+';
};

const writerOf = (game: Game): ((step: StepTaken) => string) => {
  const { series } = game;
  const { kind } = series;
  const moves = movesIn(series);
  return (step) => `${sanCore(kind.rules, foundBy(series, step.to), moveOf(kind, step), moves)}${markOf(game, step)}`;
};

/** A move that may be played, in SAN: told from what else may be played here. */
export const writtenStep = (game: Game, step: StepTaken): string => writerOf(game)(step);

const known = new WeakMap<Game, readonly WrittenStep[]>();

/** Everything that may be played next, in SAN; nothing where the game is over. */
export const writtenSteps = (game: Game): readonly WrittenStep[] => {
  const before = known.get(game);
  if (before !== undefined) return before;
  const write = writerOf(game);
  const steps = game.end === null ? stepsIn(game.series).map((step) => ({ step, san: write(step) })) : [];
  known.set(game, steps);
  return steps;
};
