import type { Side } from '@schemas/board';

/** A board as it is drawn: its size, and the side that sits below. */
export interface Field {
  readonly files: number;
  readonly ranks: number;
  readonly bottom: Side;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a square in units of a square from the left top corner; null for what is no square of the board. */
export const centreOf = (square: string, { files, ranks, bottom }: Field): Point | null => {
  const [, letter = '', figure = ''] = /^([a-z])(\d{1,2})$/.exec(square) ?? [];
  const column = letter.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = ranks - Number(figure);
  if (!(column >= 0 && column < files && row >= 0 && row < ranks)) return null;
  return bottom === 'white' ? { x: column + 0.5, y: row + 0.5 } : { x: files - column - 0.5, y: ranks - row - 0.5 };
};

/** The square at a point, in the same units; null outside the board. */
export const squareAt = ({ x, y }: Point, { files, ranks, bottom }: Field): string | null => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (!(left >= 0 && left < files && top >= 0 && top < ranks)) return null;
  const [column, row] = bottom === 'white' ? [left, top] : [files - 1 - left, ranks - 1 - top];
  return `${String.fromCharCode('a'.charCodeAt(0) + column)}${ranks - row}`;
};

/** Half widths of shaft and head, length of the head, and how far from the middle of its square an arrow begins. */
const ARROW = { shaft: 0.09, head: 0.24, length: 0.44, start: 0.3 } as const;

/** An arrow between two points as one closed path, so that it is one even colour where it overlaps itself. */
export const arrowPath = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (forward: number, aside: number): string => {
    const x = from.x + along.x * forward - along.y * aside;
    const y = from.y + along.y * forward + along.x * aside;
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const neck = length - ARROW.length;
  const begin = Math.min(ARROW.start, neck);
  return `M${at(begin, ARROW.shaft)}L${at(neck, ARROW.shaft)}L${at(neck, ARROW.head)}L${at(length, 0)}L${at(neck, -ARROW.head)}L${at(neck, -ARROW.shaft)}L${at(begin, -ARROW.shaft)}Z`;
};
