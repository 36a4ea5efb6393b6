import { squaresAfter, withPiece } from '../../chess/place';
import { pieceAt, type Position } from '../../chess/position';
import type { StepTaken } from '../../chess/steps';
import { opponent, SIDES, type BySide } from '../../common/sides';
import { DEFINITION, HOMES, KNIAZ, KNIAZHYCH, RATNIK } from './board';
import { squareOfPiece } from './pieces';
import type { Agreed } from './setting';
import { stepsOf } from './steps';

/** What a side does when it is its turn: L7 the inauguration is a turn of its own. */
export type Turn = { readonly kind: 'step'; readonly step: StepTaken } | { readonly kind: 'inauguration' };

/** L7 whether the side to move has lost its kniaz: then its kniazhych becomes kniaz, and nothing else is done. */
export const mustInaugurate = ({ squares, toMove }: Position): boolean =>
  squareOfPiece(squares, toMove, KNIAZ) < 0 && squareOfPiece(squares, toMove, KNIAZHYCH) >= 0;

/** Whether the side to move has lost kniaz and kniazhych. */
export const isBereft = ({ squares, toMove }: Position): boolean =>
  squareOfPiece(squares, toMove, KNIAZ) < 0 && squareOfPiece(squares, toMove, KNIAZHYCH) < 0;

/** Every turn of the side to move. @param steps what its pieces may do, where it has no inauguration to make */
export const turnsOf = (agreed: Agreed, position: Position, steps = stepsOf): readonly Turn[] => {
  if (isBereft(position)) return [];
  if (mustInaugurate(position)) return [{ kind: 'inauguration' }];
  return steps(agreed, position).map((step): Turn => ({ kind: 'step', step }));
};

const rightsAfter = ({ castling }: Position, { from, captured }: StepTaken): Position['castling'] => {
  const gone = [from, captured];
  const [white, black] = SIDES.map((side) =>
    castling[side].filter((wing) =>
      HOMES[side].some((way) => way.castling.wing === wing && !gone.includes(way.king) && !gone.includes(way.rook)),
    ),
  );
  return { white: white ?? [], black: black ?? [] };
};

const passed = (agreed: Agreed, { squares }: Position, { from, to }: StepTaken): number | null =>
  agreed.enPassant && pieceAt(squares, from)?.type === RATNIK && Math.abs(to - from) === 2 * DEFINITION.files
    ? (from + to) / 2
    : null;

const next = (position: Position, change: Partial<Position>): Position => ({
  ...position,
  enPassant: null,
  toMove: opponent(position.toMove),
  halfMoves: position.halfMoves + 1,
  moveNumber: position.moveNumber + (position.toMove === 'black' ? 1 : 0),
  ...change,
});

const unmoved = (castling: Position['castling']): BySide<boolean> => ({
  white: castling.white.length > 0,
  black: castling.black.length > 0,
});

/** The position after a turn that may be made in it. L9 half-moves are counted from the last capture alone. */
export const afterTurn = (agreed: Agreed, position: Position, turn: Turn): Position => {
  const { squares, toMove } = position;
  if (turn.kind === 'inauguration') {
    const square = squareOfPiece(squares, toMove, KNIAZHYCH);
    return next(position, { squares: withPiece(squares, square, { type: KNIAZ, side: toMove, promoted: false }) });
  }
  const { step } = turn;
  const castling = rightsAfter(position, step);
  return next(position, {
    squares: squaresAfter(position, step),
    castling,
    kingUnmoved: unmoved(castling),
    enPassant: passed(agreed, position, step),
    ...(step.captured >= 0 ? { halfMoves: 0 } : {}),
  });
};
