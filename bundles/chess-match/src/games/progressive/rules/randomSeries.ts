import type { Random } from '../../common/random';
import type { StepTaken } from '../../chess/steps';
import { advance, isMate, type Game } from './game';
import { isCheckAfter, stepsIn } from './series';
import { gameIn, type State } from './state';
import { writtenStep } from './written';

/** Who can mate mostly does, and takes what he can: a game to look at ends before its series are too long. */
const MATES = 0.7;
const TAKES = 0.35;

const pickStep = (random: Random, game: Game): StepTaken => {
  const steps = stepsIn(game.series);
  const mating = steps.filter((step) => isCheckAfter(game.series, step) && isMate(advance(game, step).end));
  if (mating.length > 0 && random.chance(MATES)) return random.pick(mating);
  const taking = steps.filter(({ captured }) => captured >= 0);
  return random.pick(taking.length > 0 && random.chance(TAKES) ? taking : steps);
};

/** A whole series as a line; null where nobody has one. */
export const randomSeries = (random: Random, state: State): string | null => {
  if (state.end !== null) return null;
  const sans: string[] = [];
  const begun = gameIn(state);
  for (let game = begun; game.turn === begun.turn && game.end === null;) {
    const step = pickStep(random, game);
    sans.push(writtenStep(game, step));
    game = advance(game, step);
  }
  return sans.join(' ');
};
