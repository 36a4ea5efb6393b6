import type { Zone } from 'chess-match/client/show';
import type { BoardPlace } from '../boards/layout';
import { UPRIGHT } from '../air/theme';

const { width: FRAME_WIDTH, safeX: LEFT } = UPRIGHT;
const WIDTH = FRAME_WIDTH - 2 * LEFT;

const across = (y: number, height: number): Zone => ({ x: LEFT, y, width: WIDTH, height });

/** The parts of the frame while the game is played, and on screens in its place. Pixels. */
export const PLAY = { head: across(130, 192), row: across(334, 64), stage: across(410, 1210) } as const;
export const SCREEN = { title: across(130, 300), head: across(446, 320), stage: across(786, 834) } as const;

/** Boards below the large one: what is above them, and from one to the next; of one or two each may be larger. */
const SMALL = { badge: 44, few: 240, many: 176, gap: 16 } as const;
const FEW = 2;

const smallSize = (count: number): number => (count <= FEW ? SMALL.few : SMALL.many);
const [BAR, FOOT, PART] = [64, 44, 8] as const;
/** On both sides of the large board, where others stand below it: its badge, and what a game lays there. */
export const RAIL = 84;

/** Where one of the boards that are not large stands. */
export interface SmallPlace {
  readonly badge: Zone;
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
}

const whole = (size: number, squares: number): number => squares * Math.floor(size / squares);
const middle = (size: number): number => Math.floor((FRAME_WIDTH - size) / 2);

/** The large board with who plays it; @param others boards that stand below it @param squares along a side */
export const mainPlace = ({ y, height }: Zone, others: number, squares: number): BoardPlace => {
  const below = others > 0 ? SMALL.badge + smallSize(others) + SMALL.gap : 0;
  const most = others > 0 ? WIDTH - 2 * RAIL : WIDTH;
  const size = whole(Math.min(most, height - below - 2 * BAR - FOOT - 3 * PART), squares);
  const column = { x: middle(size), width: size };
  const field = { x: column.x, y: y + BAR + PART, size };
  const bottom = field.y + size + PART;
  return {
    field,
    top: { ...column, y, height: BAR },
    bottom: { ...column, y: bottom, height: BAR },
    plate: { ...column, y: bottom + BAR + PART, height: FOOT },
    isBeside: false,
    turns: null,
  };
};

/** So many small boards in a row along the lower edge of a zone, in the middle of it. */
export const smallPlaces = (zone: Zone, count: number, squares: number): readonly SmallPlace[] => {
  const size = whole(smallSize(count), squares);
  const left = middle(count * size + (count - 1) * SMALL.gap);
  const y = zone.y + zone.height - SMALL.badge - smallSize(count);
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * (size + SMALL.gap);
    return { badge: { x, y, width: size, height: SMALL.badge }, field: { x, y: y + SMALL.badge, size } };
  });
};

/** Boards of a screen, all of one size, as large as their number lets them be. */
export const gridPlaces = (zone: Zone, count: number, squares: number): readonly SmallPlace[] => {
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const room = Math.min(
    (zone.width - (columns - 1) * SMALL.gap) / columns,
    (zone.height - (rows - 1) * SMALL.gap) / rows - SMALL.badge,
  );
  const size = whole(room, squares);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = middle(inRow * size + (inRow - 1) * SMALL.gap) + (index % columns) * (size + SMALL.gap);
    const y = zone.y + row * (size + SMALL.badge + SMALL.gap);
    return { badge: { x, y, width: size, height: SMALL.badge }, field: { x, y: y + SMALL.badge, size } };
  });
};
