import type { StepTaken } from '../../chess/steps';
import { advance, type Game } from './game';
import { moveOf, stepsIn } from './series';
import type { MadeMove } from './state';

/** The step that a move as it was made is; null where nobody could make it. */
export const stepOf = ({ end, series }: Game, { from, to, promotion }: MadeMove): StepTaken | null => {
  if (end !== null) return null;
  const found = stepsIn(series).find((each) => {
    const move = moveOf(series.kind, each);
    return move.from === from && move.to === to && move.promotion === promotion;
  });
  return found ?? null;
};

/** A move that nobody could make leaves the game as it is, so that folding a journal never fails. */
export const afterMade = (game: Game, made: MadeMove): Game => {
  const step = stepOf(game, made);
  return step === null ? game : advance(game, step);
};
