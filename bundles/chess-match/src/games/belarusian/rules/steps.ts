import { squaresAfter } from '../../chess/place';
import { pieceAt, type Position, type Squares } from '../../chess/position';
import { stepsOf as stepsAlong, type StepTaken } from '../../chess/steps';
import { opponent, type Side } from '../../common/sides';
import { DEFINITION, KNIAZ, KNIAZHYCH, TABLES, THRONE } from './board';
import { castlingsOf } from './castling';
import {
  hasSupport,
  holdsThrone,
  isAtThrone,
  isAttacked,
  isInCheck,
  isSheltered,
  passTo,
  royalSquare,
  squareOfPiece,
} from './pieces';
import { hasPalace, isOpenToAll, type Agreed } from './setting';

const START = DEFINITION.start.join('');

const countOf = (squares: Squares, side: Side, type: string): number =>
  squares.filter((piece) => piece?.type === type && piece.side === side).length;

/** L5 what a ratnik of a side may become: of which fewer stand than at the start. */
export const promotionsOf = (squares: Squares, side: Side): readonly string[] =>
  DEFINITION.promotions.filter((type) => countOf(squares, side, type) < START.split(type).length - 1);

/** L5 what becomes of ratniks on the last rank; where there is nothing to become they stay what they are. */
const promoted = (squares: Squares, side: Side, steps: readonly StepTaken[]): readonly StepTaken[] => {
  if (steps.every(({ promotion }) => promotion === null)) return steps;
  const may = promotionsOf(squares, side);
  const [first] = DEFINITION.promotions;
  return steps.flatMap((step) => {
    if (step.promotion === null || may.includes(step.promotion)) return [step];
    return may.length === 0 && step.promotion === first ? [{ ...step, promotion: null }] : [];
  });
};

/** L2 L3 L12 whether a piece may land on the throne, its being attacked aside. */
const mayLand = (agreed: Agreed, squares: Squares, { from, captured }: StepTaken): boolean => {
  const piece = pieceAt(squares, from);
  if (piece === null || isSheltered(squares)) return false;
  if (!isAtThrone(piece.type)) return isOpenToAll(agreed) && captured < 0;
  return piece.type === KNIAZ || !hasPalace(agreed) || hasSupport(squares, piece.side);
};

/** L4 the kniazhych's step over the throne. */
const passing = (agreed: Agreed, { squares, toMove }: Position): StepTaken[] => {
  const from = squareOfPiece(squares, toMove, KNIAZHYCH);
  const to = from < 0 ? null : passTo(agreed, squares, toMove, from);
  const target = to === null ? null : pieceAt(squares, to);
  if (to === null || target?.side === toMove) return [];
  return [{ from, to, promotion: null, captured: target === null ? -1 : to, castling: null }];
};

/** What pieces of the side to move could do if nothing that is attacked were of any account. */
export const everyStep = (agreed: Agreed, position: Position): readonly StepTaken[] => {
  const { squares, toMove } = position;
  const along = promoted(squares, toMove, stepsAlong(TABLES, position));
  const landing = along.filter((step) => step.to !== THRONE || mayLand(agreed, squares, step));
  return [...landing, ...passing(agreed, position), ...castlingsOf(agreed, position)];
};

/** What a side has to mind; L3 nobody ever enters the throne where it is attacked. */
interface Minds {
  /** L7 no kniaz without an heir is left in check. */
  readonly check: boolean;
  /** L8 nobody is left on the throne where it is attacked. */
  readonly rokosh: boolean;
}

const isSafe = (agreed: Agreed, { squares, toMove }: Position, minds: Minds) => {
  const foe = opponent(toMove);
  const isHolding = minds.rokosh && holdsThrone(squares, toMove);
  // An heir that leaves the palace may be none any more: only where that is agreed it is looked for after each step.
  const mindsKniaz = minds.check && (agreed.successionPalaceOnly || royalSquare(agreed, squares, toMove) >= 0);
  return (step: StepTaken): boolean => {
    const isOnThrone = step.to === THRONE || (isHolding && step.from !== THRONE);
    if (!mindsKniaz && !isOnThrone) return true;
    const after = squaresAfter({ squares }, step);
    if (isOnThrone && holdsThrone(after, toMove) && isAttacked(agreed, after, THRONE, foe)) return false;
    return !mindsKniaz || !isInCheck(agreed, after, toMove);
  };
};

const safeSteps = (agreed: Agreed, position: Position, minds: Minds): readonly StepTaken[] =>
  everyStep(agreed, position).filter(isSafe(agreed, position, minds));

/** What pieces of the side to move may do by squares, where it is no inauguration it has to make. */
export const stepsOf = (agreed: Agreed, position: Position): readonly StepTaken[] => {
  const steps = safeSteps(agreed, position, { check: true, rokosh: true });
  return steps.length > 0 || agreed.rokoshLoses ? steps : safeSteps(agreed, position, { check: true, rokosh: false });
};

/** The same with every kniaz left to be captured: what known counts of this chess are of. */
export const stepsWithoutCheck = (agreed: Agreed, position: Position): readonly StepTaken[] =>
  safeSteps(agreed, position, { check: false, rokosh: true });
