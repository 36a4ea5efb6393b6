import type { StepTaken } from '../../chess/steps';
import { advance, isMate, type Game } from '../rules/game';
import { stepsIn } from '../rules/series';
import { compactOf, letterOf } from './compact';
import { fromOf, promotionOf, toOf, type Packed } from './moves';
import { search } from './search';

/** A series that mates, move by move; that there is none; or that it was not found out in time. */
export type MateAnswer =
  { readonly kind: 'found'; readonly steps: readonly StepTaken[] } | { readonly kind: 'none' | 'not-known' };

/** The same moves by the rules; null where they are no series that mates. */
const byRules = (begun: Game, moves: readonly Packed[]): readonly StepTaken[] | null => {
  const steps: StepTaken[] = [];
  let game = begun;
  for (const move of moves) {
    const becomes = promotionOf(move);
    const promotion = becomes === 0 ? null : letterOf(becomes);
    const step =
      game.end === null
        ? stepsIn(game.series).find(
            (each) => each.from === fromOf(move) && each.to === toOf(move) && each.promotion === promotion,
          )
        : undefined;
    if (step === undefined) return null;
    steps.push(step);
    game = advance(game, step);
  }
  return isMate(game.end) && game.end?.result === begun.series.position.toMove ? steps : null;
};

/**
 * Looks for a series from here that mates. Every find is a mate by the rules; that there is none is told where all was
 * looked at.
 * @param game in which the series is being made
 * @param mayGoOn asked often, with the positions looked at so far; false ends the search
 */
export const findMate = (game: Game, mayGoOn: (positions: number) => boolean): MateAnswer => {
  const { kind, position, length, made, targets, times } = game.series;
  if (game.end !== null || kind.check === 'none') return { kind: 'none' };
  let steps: readonly StepTaken[] | null = null;
  const { definition } = kind.rules;
  const hasTwoStep = definition.twoStepRank >= 0;
  const found = search(
    {
      board: compactOf(position, position.toMove, times),
      moving: { hasTwoStep, hasCastling: definition.castlings.length > 0 },
      escaping: { mayCheck: kind.check === 'ends', hasTwoStep },
      left: length - made,
      targets: made === 0 ? targets : [],
      checkEnds: kind.check === 'ends',
      isInTurn: kind.isInTurn,
    },
    mayGoOn,
    (moves) => {
      steps = byRules(game, moves);
      return steps !== null;
    },
  );
  if (found === 'none' || found === 'not-known') return { kind: found };
  return { kind: 'found', steps: steps ?? [] };
};
