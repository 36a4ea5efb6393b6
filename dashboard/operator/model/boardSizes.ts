/** px */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where a board's heading, field and buttons stand. */
export const PLACES = ['under', 'beside'] as const;
export type Place = (typeof PLACES)[number];

/** What a live board's card takes around its squares. */
export type CardShapes = Readonly<Record<Place, Room>>;

export type BoardSize = 'live' | 'ended' | 'empty';

export interface Arrangement {
  /** Side of the squares of every board that is not a strip. */
  readonly px: number;
  readonly place: Place;
  /** Several rows, each as wide as the room. */
  readonly isWrapped: boolean;
  /**
   * Height that the row has to have: where the window has less, the page scrolls. It depends on nothing but the width.
   */
  readonly leastPx: number;
  /** Height that the row can use: more makes no board larger. It depends on the width alone, too. */
  readonly mostPx: number;
}

/** As in boards.css. */
const GAP_PX = 6;
/** A board nobody plays on beside those in play: a sign with its number, and how it ended. */
const STRIP_PX: Readonly<Record<Exclude<BoardSize, 'live'>, number>> = { ended: 76, empty: 52 };
/** No window is so low that a board gets less. */
const LEAST_PX = 200;
/** Boards that would be narrower side by side stand in several rows. */
const NARROWEST_PX = 170;
/** Heading, worth, field and buttons below each other beside the squares need no less. */
const BESIDE_PX = 240;

const count = (boards: readonly BoardSize[], size: BoardSize): number =>
  boards.filter((board) => board === size).length;

const leastOf = (shape: Room): number => Math.max(BESIDE_PX, shape.height + LEAST_PX);

/** As many equal boards in a row as can be read. */
const inRows = (width: number, { under }: CardShapes, boards: number): Arrangement => {
  const columns = Math.max(1, Math.floor((width + GAP_PX) / (NARROWEST_PX + under.width + GAP_PX)));
  const rows = Math.ceil(boards / columns);
  const px = Math.floor((width - GAP_PX * (columns - 1)) / columns - under.width);
  const heightPx = rows * (px + under.height) + GAP_PX * (rows - 1);
  return { px, place: 'under', isWrapped: true, leastPx: heightPx, mostPx: heightPx };
};

/**
 * The largest boards that the room can hold: of both places for the buttons the one that leaves more to the squares.
 */
export const arrangeBoards = (room: Room, shapes: CardShapes, boards: readonly BoardSize[]): Arrangement => {
  const isPlayed = count(boards, 'live') > 0;
  const drawn = isPlayed ? count(boards, 'live') : count(boards, 'ended');
  if (drawn === 0) return { px: 0, place: 'under', isWrapped: false, leastPx: 0, mostPx: 0 };
  const strips = STRIP_PX.empty * count(boards, 'empty') + (isPlayed ? STRIP_PX.ended * count(boards, 'ended') : 0);
  const shared = room.width - strips - GAP_PX * (boards.length - 1);
  const fitting = PLACES.map((place) => ({ place, shape: shapes[place] }))
    .map(({ place, shape }) => ({ place, shape, widthPx: shared / drawn - shape.width }))
    .filter(({ widthPx }) => widthPx >= NARROWEST_PX);
  if (fitting.length === 0) return inRows(room.width, shapes, drawn);
  const leastPx = Math.min(...fitting.map(({ shape }) => leastOf(shape)));
  const mostPx = Math.max(leastPx, ...fitting.map(({ shape, widthPx }) => Math.floor(widthPx) + shape.height));
  const height = Math.max(room.height, leastPx);
  const [best] = fitting
    .map(({ place, shape, widthPx }) => ({ place, px: Math.floor(Math.min(widthPx, height - shape.height)) }))
    .toSorted((a, b) => b.px - a.px);
  return { px: best?.px ?? LEAST_PX, place: best?.place ?? 'under', isWrapped: false, leastPx, mostPx };
};
