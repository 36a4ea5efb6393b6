import type { Position } from '../../chess/position';
import type { StepTaken } from '../../chess/steps';
import { advance, type Game } from '../rules/game';
import { afterStep, isCheckAfter, isLastMove, stepsIn, type Series } from '../rules/series';

/** A series that mates, move by move; that there is none; or that it was not found out in time. */
export type MateAnswer =
  { readonly kind: 'found'; readonly steps: readonly StepTaken[] } | { readonly kind: 'none' | 'not-known' };

/** A position on the way, and how it was come to. */
interface Node {
  readonly series: Series;
  readonly before: Node | null;
  readonly step: StepTaken | null;
}

/** What tells two positions of one series apart after the same number of moves; who moved how often is of no account for a mate. */
const keyOf = ({ squares, castling }: Position): string =>
  `${squares.map((man) => (man === null ? '.' : man.side === 'white' ? man.type.toUpperCase() : man.type)).join('')}${castling.white.length}${castling.black.length}`;

const stepsTo = (node: Node, last: StepTaken): readonly StepTaken[] => {
  const steps = [last];
  for (let at: Node | null = node; at !== null; at = at.before) if (at.step !== null) steps.unshift(at.step);
  return steps;
};

/** Mates that the last move of a series gives; the turn after it has ended the game. */
const isMate = (game: Game, series: Series, step: StepTaken): boolean => {
  const end = advance({ ...game, series }, step).end;
  return end !== null && end.result === series.position.toMove;
};

/**
 * Looks for a series from here that mates: all positions after one move, after two and so on, each once however it was come to. Every
 * find is a mate by the rules.
 * @param game in which the series is being made
 * @param mayGoOn asked often; false ends the search
 */
export const findMate = (game: Game, mayGoOn: () => boolean): MateAnswer => {
  let layer: readonly Node[] = [{ series: game.series, before: null, step: null }];
  while (layer.length > 0) {
    const next = new Map<string, Node>();
    for (const node of layer) {
      if (!mayGoOn()) return { kind: 'not-known' };
      const { series } = node;
      for (const step of stepsIn(series)) {
        const isCheck = isCheckAfter(series, step);
        if (isCheck && isMate(game, series, step)) return { kind: 'found', steps: stepsTo(node, step) };
        // Where a check is allowed it is the last move of its series.
        if (isCheck || isLastMove(series)) continue;
        const after = afterStep(series, step);
        const key = keyOf(after.position);
        if (!next.has(key)) next.set(key, { series: after, before: node, step });
      }
    }
    layer = [...next.values()];
  }
  return { kind: 'none' };
};
