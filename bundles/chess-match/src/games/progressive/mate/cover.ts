import { ridesAlong } from './attack';
import { KING, KNIGHT, PAWN, QUEEN } from './compact';
import { LEAPS_FROM, NEIGHBOURS, pawnTakes, RAYS } from './lines';

/** Squares about a king, as bits: itself first, then those around it. */
export interface Zone {
  readonly king: number;
  /** The bit of a square; 0 outside. */
  readonly bits: Int32Array;
}

export const zoneOf = (king: number): Zone => {
  const bits = new Int32Array(64);
  for (const [index, square] of [king, ...(NEIGHBOURS[king] ?? [])].entries()) bits[square] = 1 << index;
  return { king, bits };
};

const ridden = (type: number, square: number): readonly number[] =>
  (RAYS[square] ?? []).flatMap((ray, direction) => (ridesAlong(type, direction) ? ray : []));

/** What a piece attacks from a square of an empty board. */
const attackedFrom = (type: number, square: number, up: number): readonly number[] => {
  if (type === PAWN) return pawnTakes(up)[square] ?? [];
  if (type === KNIGHT) return LEAPS_FROM[square] ?? [];
  return type === KING ? (NEIGHBOURS[square] ?? []) : ridden(type, square);
};

/** A piece of a type on a square as one number. */
const at = (type: number, square: number): number => type * 64 + square;

/** Where a piece may come with one move if nothing stands in its way, and everything it could take stands there. */
const goalsOf = (type: number, square: number, up: number): readonly number[] => {
  if (type !== PAWN) return attackedFrom(type, square, up).map((to) => at(type, to));
  const isHome = up > 0 ? square < 16 : square >= 48;
  const ahead = [square + 8 * up, ...(isHome ? [square + 16 * up] : [])];
  return [...ahead, ...attackedFrom(PAWN, square, up)]
    .filter((to) => to >= 0 && to < 64)
    .flatMap((to) => ((up > 0 ? to >= 56 : to < 8) ? [at(QUEEN, to), at(KNIGHT, to)] : [at(PAWN, to)]));
};

/** Whether some of the sets, each a number of bits, holds another. */
export const holds = (masks: readonly number[], mask: number): boolean => {
  for (const other of masks) if ((mask & ~other) === 0) return true;
  return false;
};

/** Adds a set, and takes out those that it holds; nothing where one holds it. */
export const addLargest = (masks: number[], mask: number): void => {
  if (holds(masks, mask)) return;
  let kept = 0;
  for (const other of masks) if ((other & ~mask) !== 0) masks[kept++] = other;
  masks.length = kept;
  masks.push(mask);
};

/**
 * By type and square, then by moves: what of the zone a piece could attack after so many moves and not after fewer, the
 * largest sets alone.
 */
export type Cover = readonly (readonly (readonly number[])[])[];

/** @param most moves looked ahead */
export const coverOf = ({ bits }: Zone, up: number, most: number): Cover => {
  const pieces = Array.from({ length: at(KING, 63) + 1 }, (_, piece) => piece);
  const goals = pieces.map((piece) => goalsOf(piece >> 6, piece & 63, up));
  const cover: (readonly number[])[][] = pieces.map((piece) => {
    let mask = 0;
    for (const square of attackedFrom(piece >> 6, piece & 63, up)) mask |= bits[square] ?? 0;
    return [[mask]];
  });
  for (let moves = 1; moves <= most; moves += 1) {
    const latest = pieces.map((piece) => {
      const masks: number[] = [];
      for (const goal of goals[piece] ?? []) for (const mask of cover[goal]?.[moves - 1] ?? []) addLargest(masks, mask);
      return masks.filter((mask) => !(cover[piece] ?? []).some((earlier) => holds(earlier, mask)));
    });
    for (const piece of pieces) cover[piece]?.push(latest[piece] ?? []);
  }
  return cover;
};
