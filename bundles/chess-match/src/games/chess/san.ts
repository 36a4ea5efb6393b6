import { isInCheck } from './attacks';
import type { PieceType } from './definition';
import { legalMoves, stepOf } from './legal';
import { play } from './play';
import { pieceAt, type Move, type Position } from './position';
import type { Rules } from './rules';

/** Whether the side to move is mated: where pieces can be dropped it is another question than in chess. */
export type IsMate = (rules: Rules, position: Position) => boolean;

const pieceTypeAt = (rules: Rules, position: Position, name: string): PieceType =>
  pieceAt(position.squares, rules.squareByName.get(name) ?? -1)?.type ?? '';

type BoardMove = Extract<Move, { kind: 'move' }>;

/**
 * As much of an origin as tells it from the others. @param all with itself; a piece that becomes several pieces stands
 * there several times
 */
export const originAmong = (from: string, all: readonly string[]): string => {
  const rivals = all.filter((other) => other !== from);
  if (rivals.length === 0) return '';
  const [file, rank] = [from.slice(0, 1), from.slice(1)];
  if (!rivals.some((rival) => rival.startsWith(file))) return file;
  return rivals.some((rival) => rival.slice(1) === rank) ? from : rank;
};

/** As much of the origin as tells the piece from others of its kind that could go to the same square. */
const originOf = (rules: Rules, position: Position, move: BoardMove, legal: readonly Move[]): string => {
  const type = pieceTypeAt(rules, position, move.from);
  const all = legal.flatMap((other) =>
    other.kind === 'move' && other.to === move.to && pieceTypeAt(rules, position, other.from) === type
      ? [other.from]
      : [],
  );
  return originAmong(move.from, all);
};

/** SAN without its mark of check; `legal`: all legal moves of the position. */
export const sanCore = (rules: Rules, position: Position, move: Move, legal: readonly Move[]): string => {
  if (move.kind === 'drop') return `${move.piece.toUpperCase()}@${move.to}`;
  const step = stepOf(rules, position, move);
  if (step?.castling) return step.castling.castling.san;
  const type = pieceTypeAt(rules, position, move.from);
  const captures = (step?.captured ?? -1) >= 0 ? 'x' : '';
  const promotion = move.promotion === null ? '' : `=${move.promotion.toUpperCase()}`;
  if (type !== rules.definition.pawn)
    return `${type.toUpperCase()}${originOf(rules, position, move, legal)}${captures}${move.to}${promotion}`;
  return `${captures === '' ? '' : move.from.slice(0, 1)}${captures}${move.to}${promotion}`;
};

/** "+", "#" or nothing, for the position after the move. */
export const markOf = (rules: Rules, after: Position, isMate: IsMate): string => {
  if (!isInCheck(rules, after, after.toMove)) return '';
  return isMate(rules, after) ? '#' : '+';
};

export const sanOf = (
  rules: Rules,
  position: Position,
  move: Move,
  isMate: IsMate,
  legal: readonly Move[] = legalMoves(rules, position),
): string => `${sanCore(rules, position, move, legal)}${markOf(rules, play(rules, position, move).position, isMate)}`;
