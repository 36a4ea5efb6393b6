import { opponent } from '../common/sides';
import { isAttacked, kingOf } from './attacks';
import type { PieceType } from './definition';
import { legalSteps } from './legal';
import { squaresAfter } from './place';
import { play } from './play';
import { pieceAt, type Position } from './position';
import type { Rules } from './rules';
import { originAmong, type IsMate } from './san';
import type { StepTaken } from './steps';

export interface WrittenStep {
  readonly step: StepTaken;
  readonly san: string;
}

/**
 * From where pieces of one kind could go to a square, by kind and square: what tells them apart is asked for each of
 * them.
 */
const originsOf = (rules: Rules, typeOf: (step: StepTaken) => PieceType, steps: readonly StepTaken[]) => {
  const origins = new Map<string, string[]>();
  const keyOf = (step: StepTaken): string => `${typeOf(step)}${step.to}`;
  for (const step of steps) {
    const from = rules.names[step.from] ?? '';
    const known = origins.get(keyOf(step));
    if (known === undefined) origins.set(keyOf(step), [from]);
    else known.push(from);
  }
  return (step: StepTaken): readonly string[] => origins.get(keyOf(step)) ?? [];
};

/**
 * Every legal step with its SAN. What they have in common is worked out once, and only what gives check is played: a
 * fraction of what `sanOf` costs for each.
 */
export const stepsWithSan = (rules: Rules, position: Position, isMate: IsMate): WrittenStep[] => {
  const { squares, toMove } = position;
  const { names, definition } = rules;
  const steps = legalSteps(rules, position);
  const nameOf = (square: number): string => names[square] ?? '';
  const typeOf = ({ from }: StepTaken): PieceType => pieceAt(squares, from)?.type ?? '';
  const origins = originsOf(rules, typeOf, steps);
  const foeKing = kingOf(rules, squares, opponent(toMove));

  const coreOf = (step: StepTaken): string => {
    if (step.castling !== null) return step.castling.castling.san;
    const type = typeOf(step);
    const [from, to] = [nameOf(step.from), nameOf(step.to)];
    const captures = step.captured >= 0 ? 'x' : '';
    if (type !== definition.pawn) return `${type.toUpperCase()}${originAmong(from, origins(step))}${captures}${to}`;
    const promotion = step.promotion === null ? '' : `=${step.promotion.toUpperCase()}`;
    return `${captures === '' ? '' : from.slice(0, 1)}${captures}${to}${promotion}`;
  };
  const markOf = (step: StepTaken): string => {
    if (foeKing < 0 || !isAttacked(rules, squaresAfter(position, step), foeKing, toMove)) return '';
    const { from, to, promotion } = step;
    const after = play(rules, position, { kind: 'move', from: nameOf(from), to: nameOf(to), promotion }).position;
    return isMate(rules, after) ? '#' : '+';
  };
  return steps.map((step) => ({ step, san: `${coreOf(step)}${markOf(step)}` }));
};
