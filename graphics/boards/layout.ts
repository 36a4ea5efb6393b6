import type { Zone } from 'chess-match/client/show';

/** Where the parts of one board stand. Pixels of the frame. */
export interface BoardPlace {
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  /** Who plays above and below. */
  readonly top: Zone;
  readonly bottom: Zone;
  /** What was played last there, or how it ended. */
  readonly told: Zone;
  /** All this stands beside the board, and not above and below it. */
  readonly isBeside: boolean;
}

/** Boards that stand beside their words; more of them have theirs above and below. */
const BESIDE = 2;
const [GAP, PART] = [20, 8] as const;
const BAR = { beside: 120, above: 56, many: 80 } as const;
/** So many stand so close that clocks have a row below the names. */
const MANY = 5;
const FOOT = 44;
const RAIL = 560;

/** Squares are whole pixels. */
const whole = (size: number, squares: number): number => squares * Math.floor(size / squares);

/** The words of one board stand in the middle of the zone with it, those of two fill it. */
const beside = (zone: Zone, count: number, squares: number): readonly BoardPlace[] => {
  const size = whole(zone.height, squares);
  const cell = (zone.width - (count - 1) * GAP) / count;
  const rail = Math.min(RAIL, cell - size - GAP);
  const left = (cell - size - GAP - rail) / 2;
  return Array.from({ length: count }, (_, index) => {
    const x = zone.x + index * (cell + GAP) + left;
    const column = { x: x + size + GAP, width: rail };
    const y = zone.y + Math.floor((zone.height - size) / 2);
    return {
      field: { x, y, size },
      top: { ...column, y, height: BAR.beside },
      told: { ...column, y: y + BAR.beside + PART, height: size - 2 * (BAR.beside + PART) },
      bottom: { ...column, y: y + size - BAR.beside, height: BAR.beside },
      isBeside: true,
    };
  });
};

const above = (zone: Zone, count: number, squares: number): readonly BoardPlace[] => {
  const cell = Math.floor((zone.width - (count - 1) * GAP) / count);
  const bar = count < MANY ? BAR.above : BAR.many;
  const size = whole(Math.min(cell, zone.height - 2 * bar - FOOT - 3 * PART), squares);
  const y = zone.y + Math.floor((zone.height - size - 2 * bar - FOOT - 3 * PART) / 2);
  return Array.from({ length: count }, (_, index) => {
    const column = { x: zone.x + index * (cell + GAP) + Math.floor((cell - size) / 2), width: size };
    const field = { x: column.x, y: y + bar + PART, size };
    const bottom = field.y + size + PART;
    return {
      field,
      top: { ...column, y, height: bar },
      bottom: { ...column, y: bottom, height: bar },
      told: { ...column, y: bottom + bar + PART, height: FOOT },
      isBeside: false,
    };
  });
};

/**
 * So many boards in a zone, from left to right, the fewer the larger. @param squares the most that one has along a side
 */
export const layoutBoards = (zone: Zone, count: number, squares: number): readonly BoardPlace[] =>
  count <= BESIDE ? beside(zone, count, squares) : above(zone, count, squares);
