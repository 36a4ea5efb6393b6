import { pieceAt, type Position, type Squares } from '../../chess/position';
import { readPlacement, type FenError } from '../../chess/readFen';
import { ownRank, rankOf } from '../../chess/squares';
import { startPosition } from '../../chess/start';
import { positionKey } from '../../chess/writeFen';
import { err, ok, type Result } from '../../common/result';
import { opponent, SIDES, type Side } from '../../common/sides';
import type { Wing } from '../../chess/definition';
import { DEFINITION, HOMES, KNIAZ, KNIAZHYCH, RATNIK, TABLES, THRONE } from './board';
import { isAtThrone } from './pieces';
import { isOpenToAll, type Agreed } from './setting';

/** What is wrong with a position, and the part of it that is; `throne`: somebody stands there who never does. */
export type StartError = FenError | { readonly kind: 'throne' | 'pieces'; readonly text: string };

export const START: Position = startPosition(TABLES);

const START_PIECES = DEFINITION.start.join('');

const wrong = (kind: StartError['kind'], text: string): Result<never, StartError> => err({ kind, text } as StartError);

const isAt = (squares: Squares, square: number, type: string, side: Side): boolean => {
  const piece = pieceAt(squares, square);
  return piece?.type === type && piece.side === side;
};

/** Rights that the pieces on the board bear out. @param signs "KQkq", "-"; null where nothing is said: all of them */
const rightsOf = (squares: Squares, signs: string | null): Position['castling'] => {
  const of = (side: Side): readonly Wing[] =>
    HOMES[side]
      .filter(({ castling: { sign } }) => signs?.includes(side === 'white' ? sign : sign.toLowerCase()) ?? true)
      .filter(({ king, rook }) => isAt(squares, king, KNIAZ, side) && isAt(squares, rook, DEFINITION.rook, side))
      .map(({ castling }) => castling.wing);
  return { white: of('white'), black: of('black') };
};

/** L1 L2 L5 L7 pieces that could stand so. */
const faultOf = (agreed: Agreed, squares: Squares, toMove: Side): StartError | null => {
  for (const side of SIDES) {
    const count = (type: string): number =>
      squares.filter((piece) => piece?.type === type && piece.side === side).length;
    const isWaiting = side === opponent(toMove);
    if (count(KNIAZ) > 1 || (count(KNIAZ) === 0 && (isWaiting || count(KNIAZHYCH) === 0)))
      return { kind: 'kings', text: side };
    for (const type of [...DEFINITION.promotions, RATNIK])
      if (count(type) > START_PIECES.split(type === RATNIK ? 'R' : type).length - 1)
        return type === RATNIK ? { kind: 'pawns', text: side } : { kind: 'pieces', text: type };
    const back = squares.findIndex(
      (piece, square) =>
        piece?.type === RATNIK && piece.side === side && ownRank(DEFINITION, side, rankOf(DEFINITION, square)) === 0,
    );
    if (back >= 0) return { kind: 'pawn-rank', text: TABLES.names[back] ?? '' };
  }
  const enthroned = pieceAt(squares, THRONE);
  const isForeign = enthroned !== null && !isAtThrone(enthroned.type) && !isOpenToAll(agreed);
  return isForeign ? { kind: 'throne', text: TABLES.names[THRONE] ?? '' } : null;
};

const readPassed = (agreed: Agreed, squares: Squares, toMove: Side, text: string): number | null | 'wrong' => {
  if (text === '-' || !agreed.enPassant) return null;
  const square = TABLES.squareByName.get(text) ?? -1;
  const mover = opponent(toMove);
  const ahead = mover === 'white' ? DEFINITION.files : -DEFINITION.files;
  const isPassed =
    square >= 0 &&
    ownRank(DEFINITION, mover, rankOf(DEFINITION, square)) === DEFINITION.twoStepRank + 1 &&
    isAt(squares, square + ahead, RATNIK, mover) &&
    [square, square - ahead].every((each) => pieceAt(squares, each) === null);
  return isPassed ? square : 'wrong';
};

const readNumber = (text: string | undefined, least: number): number | null => {
  if (text === undefined) return least;
  return /^\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : null;
};

/** Whatever pieces stand there. */
const noFault = (): StartError | null => null;

const readWith = (agreed: Agreed, text: string, fault: typeof faultOf): Result<Position, StartError> => {
  const [placement = '', side = '', signs, passedText = '-', halves, number, ...more] = text.trim().split(/\s+/);
  if (more.length > 0 || placement === '') return wrong('fields', text);
  const read = readPlacement(TABLES, placement);
  if (!read.ok) return read;
  const squares = read.value;
  if (side !== 'w' && side !== 'b') return wrong('side', side);
  if (signs !== undefined && !/^(?:-|K?Q?k?q?)$/.test(signs)) return wrong('castling', signs);
  const toMove = side === 'w' ? 'white' : 'black';
  const wrongPieces = fault(agreed, squares, toMove);
  if (wrongPieces !== null) return err(wrongPieces);
  const enPassant = readPassed(agreed, squares, toMove, passedText);
  if (enPassant === 'wrong') return wrong('en-passant', passedText);
  const [halfMoves, moveNumber] = [readNumber(halves, 0), readNumber(number, 1)];
  if (halfMoves === null || moveNumber === null) return wrong('number', `${halves ?? ''} ${number ?? ''}`.trim());
  const castling = rightsOf(squares, signs ?? null);
  const kingUnmoved = { white: castling.white.length > 0, black: castling.black.length > 0 };
  return ok({ ...START, squares, toMove, castling, kingUnmoved, enPassant, halfMoves, moveNumber });
};

/**
 * A position from FEN with letters of the seed (L1). Castling, what was passed over and the two numbers may be left
 * out; where nothing is said of castling, kniaz and ladyas at home have not moved.
 */
export const readPosition = (agreed: Agreed, text: string): Result<Position, StartError> =>
  readWith(agreed, text, faultOf);

/** What `writePosition` wrote: also where a side has lost all there was to lose. */
export const readWritten = (agreed: Agreed, text: string): Result<Position, StartError> =>
  readWith(agreed, text, noFault);

/** What makes two positions the same (L9): pieces, side, rights to castle, what may be taken in passing. */
export const keyOf = (position: Position): string => positionKey({ ...TABLES, castlings: HOMES }, position);

/** FEN, with what `readPosition` reads. */
export const writePosition = (position: Position): string =>
  `${keyOf(position)} ${position.halfMoves} ${position.moveNumber}`;
