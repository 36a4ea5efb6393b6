import { err, ok, type Result } from '../common/result';
import { opponent, SIDES, type Side } from '../common/sides';
import { isInCheck } from './attacks';
import type { PieceType, Wing } from './definition';
import { pieceOf, sideOfLetter } from './letters';
import { enPassantOf } from './play';
import { pieceAt, withReserve, type Piece, type Position } from './position';
import type { Rules } from './rules';
import { ownRank, rankOf } from './squares';

/** What is wrong with a FEN, and the part of it that is. */
export interface FenError {
  readonly kind:
    | 'fields'
    | 'ranks'
    | 'rank'
    | 'reserve'
    | 'side'
    | 'castling'
    | 'chess960'
    | 'not-at-home'
    | 'en-passant'
    | 'number'
    | 'kings'
    | 'pawn-rank'
    | 'pawns'
    | 'promoted'
    | 'waiting-king-in-check';
  readonly text: string;
}

const FIELDS = /^(?<pieces>[^\s[\]]+)(?:\[(?<bracketed>[^\]\s]*)\])?\s+(?<rest>\S.*)$/;

/** The parts of a FEN; the reserve, which may stand in brackets or behind one slash more, null where it is not said. */
interface Parts {
  readonly placement: string;
  readonly reserve: string | null;
  readonly rest: string;
}

const partsOf = ({ definition }: Rules, text: string): Parts | null => {
  const { pieces, bracketed, rest } = FIELDS.exec(text.trim())?.groups ?? {};
  if (pieces === undefined || rest === undefined) return null;
  if (bracketed !== undefined) return { placement: pieces, reserve: bracketed, rest };
  const slash = pieces.lastIndexOf('/');
  const isBehind = definition.reserve.length > 0 && pieces.split('/').length === definition.ranks + 1;
  return isBehind
    ? { placement: pieces.slice(0, slash), reserve: pieces.slice(slash + 1), rest }
    : { placement: pieces, reserve: null, rest };
};

/** Whether a FEN says what lies in the reserves. */
export const saysReserve = (rules: Rules, text: string): boolean => (partsOf(rules, text)?.reserve ?? null) !== null;

const wrong = (kind: FenError['kind'], text: string): { readonly ok: false; readonly error: FenError } =>
  err({ kind, text });

const readRank = ({ definition }: Rules, text: string): Result<readonly (Piece | null)[], FenError> => {
  const squares: (Piece | null)[] = [];
  for (const [, digits, letter, mark] of text.matchAll(/(\d+)|(\D)(~?)/g)) {
    if (digits !== undefined) {
      if (Number(digits) < 1 || Number(digits) > definition.files) return wrong('rank', text);
      squares.push(...Array.from({ length: Number(digits) }, () => null));
      continue;
    }
    const piece = pieceOf(letter ?? ' ');
    if (piece === null || !Object.hasOwn(definition.steps, piece.type)) return wrong('rank', text);
    squares.push({ ...piece, promoted: mark === '~' });
  }
  return squares.length === definition.files ? ok(squares) : wrong('rank', text);
};

/** The pieces of the first field of a FEN. */
export const readPlacement = (rules: Rules, text: string): Result<readonly (Piece | null)[], FenError> => {
  const ranks = text.split('/');
  if (ranks.length !== rules.definition.ranks) return wrong('ranks', text);
  const squares: (Piece | null)[] = [];
  for (const rank of ranks.reverse()) {
    const read = readRank(rules, rank);
    if (!read.ok) return read;
    squares.push(...read.value);
  }
  return ok(squares);
};

const readReserve = (rules: Rules, position: Position, text: string): Result<Position, FenError> => {
  if (text === '-' && rules.definition.reserve.length > 0) return ok(position);
  let read = position;
  for (const letter of text) {
    const type = letter.toLowerCase();
    if (!rules.definition.reserve.includes(type)) return wrong('reserve', letter);
    read = withReserve(read, sideOfLetter(letter), type, 1);
  }
  return ok(read);
};

const isOn = ({ squares }: Position, square: number, type: PieceType, side: Side): boolean => {
  const piece = pieceAt(squares, square);
  return piece?.type === type && piece.side === side;
};

/**
 * The sign of a right that is written as the file of its rook, as Chess960 does: "HAha". Null where king or rook begin
 * elsewhere than here.
 */
const signOfFile = (rules: Rules, position: Position, letter: string): string | null => {
  const { definition, names, castlings } = rules;
  const side = sideOfLetter(letter);
  const way = castlings[side].find(({ rook }) => names[rook]?.startsWith(letter.toLowerCase()));
  if (way === undefined || !isOn(position, way.king, definition.king, side)) return null;
  return side === 'white' ? way.castling.sign : way.castling.sign.toLowerCase();
};

/** Rights as signs: "KQkq". */
const signsOf = (rules: Rules, position: Position, text: string): Result<string, FenError> => {
  const isSign = (letter: string): boolean =>
    rules.definition.castlings.some(({ sign }) => sign === letter.toUpperCase());
  const isFile = (letter: string): boolean => rules.names.some((name) => name.startsWith(letter.toLowerCase()));
  const letters = text === '-' ? [] : [...text];
  if (!letters.every((letter) => isSign(letter) || isFile(letter))) return wrong('castling', text);
  const signs = letters.map((letter) => (isSign(letter) ? letter : signOfFile(rules, position, letter)));
  if (signs.includes(null)) return wrong('chess960', text);
  return new Set(signs).size === signs.length ? ok(signs.join('')) : wrong('castling', text);
};

/** Rights that the pieces on the board bear out; a right without its rook or king is none. */
const readCastling = (rules: Rules, position: Position, text: string): Result<Position, FenError> => {
  const { definition } = rules;
  const signs = signsOf(rules, position, text);
  if (!signs.ok) return signs;
  const wings = (side: Side): readonly Wing[] =>
    rules.castlings[side]
      .filter(({ castling }) => signs.value.includes(side === 'white' ? castling.sign : castling.sign.toLowerCase()))
      .filter(
        ({ king, rook }) => isOn(position, king, definition.king, side) && isOn(position, rook, definition.rook, side),
      )
      .map(({ castling }) => castling.wing);
  const [white, black] = [wings('white'), wings('black')];
  const kingUnmoved = { white: white.length > 0, black: black.length > 0 };
  return ok({ ...position, castling: { white, black }, kingUnmoved });
};

const readEnPassant = (rules: Rules, position: Position, text: string): Result<Position, FenError> => {
  if (text === '-') return ok(position);
  const { definition } = rules;
  const square = rules.squareByName.get(text);
  const mover = opponent(position.toMove);
  if (square === undefined || ownRank(definition, mover, rankOf(definition, square)) !== definition.twoStepRank + 1)
    return wrong('en-passant', text);
  const passer = pieceAt(position.squares, square + (mover === 'white' ? definition.files : -definition.files));
  const isPawn = passer?.type === definition.pawn && passer.side === mover;
  if (!isPawn || pieceAt(position.squares, square) !== null) return wrong('en-passant', text);
  return ok({ ...position, enPassant: enPassantOf(rules, position, square) });
};

/**
 * A position that could stand on a board in play: one royal piece a side where there are such pieces, no pawn at an
 * end, nobody left in check.
 */
const checked = (rules: Rules, position: Position): Result<Position, FenError> => {
  const { definition } = rules;
  for (const side of definition.royal === null ? [] : SIDES) {
    const kings = position.squares.filter((piece) => piece?.type === definition.royal && piece.side === side);
    if (kings.length !== 1) return wrong('kings', side);
  }
  const pawn = position.squares.findIndex((piece, square) => {
    const rank = rankOf(definition, square);
    return piece?.type === definition.pawn && (rank === 0 || rank === definition.ranks - 1);
  });
  if (pawn >= 0) return wrong('pawn-rank', rules.names[pawn] ?? '');
  const waiting = opponent(position.toMove);
  return isInCheck(rules, position, waiting) ? wrong('waiting-king-in-check', waiting) : ok(position);
};

const readNumber = (text: string | undefined, least: number, missing: number): number | null => {
  if (text === undefined) return missing;
  return /^\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : null;
};

/**
 * A position from FEN, with `~` after promoted pieces and reserves where the chess has them: in brackets, or behind a
 * slash more; `-` is an empty one. Castling (`KQkq`, or by the files of rooks at home, `HAha`), en passant and the two
 * numbers may be left out. A king counts as unmoved where it has a right left.
 */
export const readFen = (rules: Rules, text: string): Result<Position, FenError> => {
  const parts = partsOf(rules, text);
  const [side, castling = '-', enPassant = '-', halves, number, ...more] = (parts?.rest ?? '').split(/\s+/);
  if (parts === null || more.length > 0) return wrong('fields', text);
  const squares = readPlacement(rules, parts.placement);
  if (!squares.ok) return squares;
  if (side !== 'w' && side !== 'b') return wrong('side', side ?? '');
  const halfMoves = readNumber(halves, 0, 0);
  const moveNumber = readNumber(number, 1, 1);
  if (halfMoves === null || moveNumber === null) return wrong('number', `${halves ?? ''} ${number ?? ''}`.trim());
  const bare: Position = {
    squares: squares.value,
    toMove: side === 'w' ? 'white' : 'black',
    castling: { white: [], black: [] },
    kingUnmoved: { white: false, black: false },
    enPassant: null,
    reserve: { white: {}, black: {} },
    halfMoves,
    moveNumber,
  };
  const supplied = readReserve(rules, bare, parts.reserve ?? '');
  const withRights = supplied.ok ? readCastling(rules, supplied.value, castling) : supplied;
  const sound = withRights.ok ? checked(rules, withRights.value) : withRights;
  return sound.ok ? readEnPassant(rules, sound.value, enPassant) : sound;
};
