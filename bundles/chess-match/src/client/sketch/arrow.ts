import type { Point } from '../../view';

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
