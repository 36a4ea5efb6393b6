import type { Zone } from 'chess-match/client/show';

/** Where the parts of one board stand. Pixels of the frame. */
export interface BoardPlace {
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  /** Who plays above and below. */
  readonly top: Zone;
  readonly bottom: Zone;
  /** What was played last there, or how it ended. */
  readonly plate: Zone;
  /** All this stands beside the board, and not above and below it. */
  readonly isBeside: boolean;
  /** The last turns, on the other side of the only board; null: there are several. */
  readonly turns: Zone | null;
}

/** Boards that stand beside their words; more of them have theirs above and below. */
const BESIDE = 2;
const [GAP, PART] = [20, 8] as const;
const BAR = { beside: 120, above: 56, many: 80 } as const;
/** So many stand so close that clocks have a row below the names. */
const MANY = 5;
const FOOT = 44;

/** Squares are whole pixels. */
const whole = (size: number, squares: number): number => squares * Math.floor(size / squares);

/** The only board in the middle of the zone, its words on both sides from edge to edge. */
const alone = (zone: Zone, squares: number): BoardPlace => {
  const size = whole(zone.height, squares);
  const y = zone.y + Math.floor((zone.height - size) / 2);
  const x = zone.x + Math.floor((zone.width - size) / 2);
  const width = x - GAP - zone.x;
  const right = { x: zone.x + zone.width - width, width };
  return {
    field: { x, y, size },
    top: { ...right, y, height: BAR.beside },
    plate: { ...right, y: y + BAR.beside + PART, height: size - 2 * (BAR.beside + PART) },
    bottom: { ...right, y: y + size - BAR.beside, height: BAR.beside },
    isBeside: true,
    turns: { x: zone.x, width, y, height: size },
  };
};

/** Two boards with their words fill the zone. */
const beside = (zone: Zone, squares: number): readonly BoardPlace[] => {
  const size = whole(zone.height, squares);
  const cell = (zone.width - (BESIDE - 1) * GAP) / BESIDE;
  const rail = cell - size - GAP;
  return Array.from({ length: BESIDE }, (_, index) => {
    const x = zone.x + index * (cell + GAP);
    const column = { x: x + size + GAP, width: rail };
    const y = zone.y + Math.floor((zone.height - size) / 2);
    return {
      field: { x, y, size },
      top: { ...column, y, height: BAR.beside },
      plate: { ...column, y: y + BAR.beside + PART, height: size - 2 * (BAR.beside + PART) },
      bottom: { ...column, y: y + size - BAR.beside, height: BAR.beside },
      isBeside: true,
      turns: null,
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
      plate: { ...column, y: bottom + bar + PART, height: FOOT },
      isBeside: false,
      turns: null,
    };
  });
};

/**
 * So many boards in a zone, from left to right, the fewer the larger. @param squares the most that one has along a side
 */
export const layoutBoards = (zone: Zone, count: number, squares: number): readonly BoardPlace[] => {
  if (count === 1) return [alone(zone, squares)];
  return count === BESIDE ? beside(zone, squares) : above(zone, count, squares);
};
