import { SIDES } from '../common/sides';
import { letterOf } from './letters';
import { inReserve, pieceAt, type Piece, type Position } from './position';
import type { Rules } from './rules';
import { squareOf } from './squares';

const piecesText = (piece: Piece): string => `${letterOf(piece.type, piece.side)}${piece.promoted ? '~' : ''}`;

const rankText = ({ definition }: Rules, { squares }: Position, rank: number, marked: boolean): string => {
  let text = '';
  let empty = 0;
  for (let file = 0; file < definition.files; file += 1) {
    const piece = pieceAt(squares, squareOf(definition, file, rank));
    if (piece === null) {
      empty += 1;
      continue;
    }
    text += `${empty > 0 ? empty : ''}${piecesText({ ...piece, promoted: piece.promoted && marked })}`;
    empty = 0;
  }
  return `${text}${empty > 0 ? empty : ''}`;
};

const reserveText = ({ definition }: Rules, position: Position): string => {
  const letters = SIDES.flatMap((side) =>
    definition.reserve.map((type) => letterOf(type, side).repeat(inReserve(position, side, type))),
  );
  return `[${letters.join('')}]`;
};

/** "KQkq", or "-". */
const castlingText = ({ definition }: Rules, { castling }: Position): string =>
  SIDES.flatMap((side) =>
    definition.castlings
      .filter(({ wing }) => castling[side].includes(wing))
      .map(({ sign }) => letterOf(sign.toLowerCase(), side)),
  ).join('') || '-';

/** Placement, reserves, side, castling and en passant: what makes two positions the same. */
export const positionKey = (rules: Rules, position: Position): string => {
  const { definition, names } = rules;
  // Only where there are reserves does it matter what a piece was before.
  const marked = definition.reserve.length > 0;
  const ranks = Array.from({ length: definition.ranks }, (_, row) =>
    rankText(rules, position, definition.ranks - 1 - row, marked),
  );
  const placement = `${ranks.join('/')}${marked ? reserveText(rules, position) : ''}`;
  const enPassant = position.enPassant === null ? '-' : (names[position.enPassant] ?? '-');
  return `${placement} ${position.toMove === 'white' ? 'w' : 'b'} ${castlingText(rules, position)} ${enPassant}`;
};

/** FEN; with reserves as crazyhouse writes it: `[Np]` after the placement, `~` after a promoted piece. */
export const writeFen = (rules: Rules, position: Position): string =>
  `${positionKey(rules, position)} ${position.halfMoves} ${position.moveNumber}`;
