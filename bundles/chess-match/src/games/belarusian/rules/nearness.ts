import { pieceAt, type Position } from '../../chess/position';
import { TABLES } from './board';
import { textOf } from './turnText';
import { turnsOf } from './turn';
import type { Agreed } from './setting';
import { nearest } from '../../common/judgedTurn';
import { spelled } from './written';

const squaresIn = (text: string): readonly string[] => text.match(/[a-i][1-9]/g) ?? [];

/** The letter of the piece that a text is about: it stands before the squares, or on the first of them. */
const pieceIn = ({ squares }: Position, text: string): string | null => {
  const [from = ''] = squaresIn(text);
  const at = TABLES.squareByName.get(from);
  return /^[akglmvr](?=[a-i][1-9])/.exec(text)?.[0] ?? (at === undefined ? null : (pieceAt(squares, at)?.type ?? null));
};

/** The same goal, the same origin; of no turn that has either, the same piece. */
const likenessOf = (position: Position, wanted: string) => {
  const [from, to] = squaresIn(wanted);
  const piece = pieceIn(position, wanted);
  return (text: string): number => {
    const [otherFrom, otherTo] = squaresIn(text);
    const isSamePiece = piece !== null && otherFrom !== undefined && pieceIn(position, text) === piece;
    return (
      (text.startsWith(wanted) ? 8 : 0) +
      (to !== undefined && to === otherTo ? 4 : 0) +
      (from !== undefined && from === otherFrom ? 2 : 0) +
      (isSamePiece ? 1 : 0)
    );
  };
};

/** The turns most like a text that is none, as records have them; where nothing is written any. */
export const turnsLike = (agreed: Agreed, position: Position, text: string): readonly string[] => {
  const likeness = likenessOf(position, spelled(text));
  const turns = turnsOf(agreed, position).map(textOf);
  const bySquares = turns.some((turn) => likeness(turn) > 1);
  return nearest(turns, text, (turn) => (bySquares && likeness(turn) === 1 ? 0 : likeness(turn)));
};
