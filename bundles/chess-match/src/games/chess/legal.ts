import { opponent } from '../common/sides';
import { isAttacked, kingOf } from './attacks';
import { countDrops, dropsOf } from './drops';
import { squaresAfter } from './place';
import type { Move, Position } from './position';
import type { Rules } from './rules';
import { stepsFrom, stepsOf, type StepTaken } from './steps';

/** Legal steps with pieces on the board; drops apart. */
export const legalSteps = (rules: Rules, position: Position): StepTaken[] => {
  const { squares, toMove } = position;
  const king = kingOf(rules, squares, toMove);
  const steps = stepsOf(rules, position);
  if (king < 0) return steps;
  const foe = opponent(toMove);
  const inCheck = isAttacked(rules, squares, king, foe);
  const aligned = rules.aligned[king];
  return steps.filter((step) => {
    const isEnPassant = step.captured >= 0 && step.captured !== step.to;
    const mayUncover = inCheck || isEnPassant || step.from === king || aligned?.has(step.from) === true;
    if (!mayUncover) return true;
    const after = squaresAfter(position, step);
    return !isAttacked(rules, after, step.from === king ? step.to : king, foe);
  });
};

/** Every legal move of the side to move: those on the board by the square they come from, then the drops. */
export const legalMoves = (rules: Rules, position: Position): Move[] => {
  const name = (square: number): string => rules.names[square] ?? '';
  const steps = legalSteps(rules, position).map(({ from, to, promotion }): Move => ({
    kind: 'move',
    from: name(from),
    to: name(to),
    promotion,
  }));
  const drops = dropsOf(rules, position).map(({ piece, to }): Move => ({ kind: 'drop', piece, to: name(to) }));
  return [...steps, ...drops];
};

export const countLegal = (rules: Rules, position: Position): number =>
  legalSteps(rules, position).length + countDrops(rules, position);

export const hasLegalMove = (rules: Rules, position: Position): boolean => countLegal(rules, position) > 0;

/** The step a move means, its captures and castling worked out; null where no piece of the side to move takes it. */
export const stepOf = (rules: Rules, position: Position, move: Extract<Move, { kind: 'move' }>): StepTaken | null => {
  const from = rules.squareByName.get(move.from) ?? -1;
  const to = rules.squareByName.get(move.to) ?? -1;
  return stepsFrom(rules, position, from).find((step) => step.to === to && step.promotion === move.promotion) ?? null;
};
