import type { PieceType } from '../definition';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { pieceAt, type Position } from '../position';
import { fileOf, rankOf } from '../squares';
import type { StepTaken } from '../steps';
import { positionOf, writtenSteps } from './position';

/** A direction as one number: files to the right, eight for each rank upward. */
const towards = (files: number, ranks: number): number => files + 8 * ranks;

const STRAIGHT = [towards(0, 1), towards(1, 0), towards(0, -1), towards(-1, 0)];
const DIAGONAL = [towards(-1, 1), towards(1, 1), towards(1, -1), towards(-1, -1)];
const AROUND = DIAGONAL.flatMap((diagonal, index) => [diagonal, STRAIGHT[index] ?? 0]);

/** In which order moves of one piece are listed: straight pawns before those that take, all others clockwise. */
const DIRECTIONS: Readonly<Record<PieceType, readonly number[]>> = {
  k: AROUND,
  q: AROUND,
  r: STRAIGHT,
  b: DIAGONAL,
  n: [
    ...[towards(-2, 1), towards(-1, 2), towards(1, 2), towards(2, 1)],
    ...[towards(2, -1), towards(1, -2), towards(-1, -2), towards(-2, -1)],
  ],
  p: [...[towards(0, 1), towards(-1, 1), towards(1, 1)], ...[towards(0, -1), towards(1, -1), towards(-1, -1)]],
};
const PROMOTIONS: readonly (PieceType | null)[] = ['n', 'b', 'r', 'q'];

/** More than any place below: castling comes last. */
const LAST = 1 << 20;

/** The place of a step in a list: by square from a8 to h1, direction, distance, promotion. */
const placeOf = (position: Position, { from, to, promotion, castling }: StepTaken): number => {
  const { definition } = RULES;
  if (castling !== null) return LAST + definition.castlings.indexOf(castling.castling);
  const type = pieceAt(position.squares, from)?.type ?? '';
  const files = fileOf(definition, to) - fileOf(definition, from);
  const ranks = rankOf(definition, to) - rankOf(definition, from);
  const distance = type === 'n' ? 1 : Math.max(Math.abs(files), Math.abs(ranks));
  const direction = (DIRECTIONS[type] ?? []).indexOf(towards(files / distance, ranks / distance));
  const square = (definition.ranks - 1 - rankOf(definition, from)) * definition.files + fileOf(definition, from);
  return ((square * 8 + direction) * 8 + distance) * 4 + Math.max(0, PROMOTIONS.indexOf(promotion));
};

export interface LegalMove {
  readonly san: string;
  readonly from: string;
  readonly to: string;
  /** q r b n, or null. */
  readonly promotion: PieceType | null;
}

/**
 * Every legal move of the side to move, square by square from a8 to h1, castling last; none where the FEN is no
 * position.
 */
export const legalMoves = (fen: string): LegalMove[] => {
  const position = positionOf(fen);
  if (position === null) return [];
  const { names } = RULES;
  return writtenSteps(position)
    .map(({ step, san }) => ({ step, san, place: placeOf(position, step) }))
    .sort((one, other) => one.place - other.place)
    .map(({ step: { from, to, promotion }, san }) => ({
      san,
      from: names[from] ?? '',
      to: names[to] ?? '',
      promotion,
    }));
};

/** The same in SAN alone. */
export const legalSans = (fen: string): string[] => legalMoves(fen).map(({ san }) => san);
