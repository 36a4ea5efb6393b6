import { textWidth } from '../../../air/textWidth';
import { chipsOn, type Holding, type Story } from './story';

/** Sizes of the row in pixels. */
export const ROW = { height: 52, badge: 44, chip: 36, figure: 40, arrow: 44 } as const;

const GAP = { inside: 10, groups: 26, five: 8, arrow: 20 } as const;
/** From chip to chip: side by side to stacked. */
const [WIDEST, NARROWEST] = [40, 8];
/** The same in a heap. */
const HEAPED = 14;
/** How many chips of a holding are drawn at most; the others lie below them unseen, and the figure counts all. */
const MOST_DRAWN = [10, 5, 3, 2, 1, 0] as const;

/** How much room chips take. */
interface Room {
  readonly pitch: number;
  readonly most: number;
  /** Of the whole row: in a crowded one everything is smaller before chips are left out. */
  readonly scale: number;
}

const FULL = 1;
const SMALL = 0.8;

const ROOMS: readonly Room[] = MOST_DRAWN.flatMap((most) =>
  Array.from({ length: WIDEST - NARROWEST + 1 }, (_, index) => ({
    pitch: WIDEST - index,
    most,
    scale: most === MOST_DRAWN[0] ? FULL : SMALL,
  })),
);
const LEAST: Room = { pitch: NARROWEST, most: 0, scale: SMALL };

export interface ChipMark {
  readonly x: number;
  /** Null: on the arbiters' table. */
  readonly board: number | null;
  /** Where it came from in this fact; null where it lay already. */
  readonly from: { readonly x: number; readonly board: number } | null;
}

export interface HoldingMark {
  readonly board: number | null;
  readonly isGone: boolean;
  readonly badge: { readonly x: number; readonly width: number };
  readonly chips: readonly ChipMark[];
  /** Null where nothing lies. */
  readonly figure: { readonly x: number; readonly width: number; readonly count: number } | null;
}

export interface StoryLayout {
  readonly holdings: readonly HoldingMark[];
  /** Left edge of the arrow from givers to takers. */
  readonly arrowX: number;
  readonly width: number;
  /** All is drawn so much smaller. */
  readonly scale: number;
}

interface Words {
  /** Width of the name of the arbiters' table. */
  readonly table: number;
}

const figureWidth = (count: number): number => textWidth(String(count), ROW.figure);

const badgeWidth = ({ board }: Holding, words: Words): number => (board === null ? words.table : ROW.badge);

/** The chips drawn of a holding: those that stayed lie first. */
const drawn = (holding: Holding, { most }: Room): readonly (number | null)[] => {
  const origins = [
    ...Array.from({ length: holding.stayed }, () => null),
    ...holding.arrived.flatMap(({ from, count }) => Array.from({ length: count }, () => from)),
  ];
  return most === 0 ? [] : origins.slice(-most);
};

/** Where not all chips are drawn they overlap: nobody shall count them and find another number than the figure. */
const offset = (holding: Holding, index: number, { pitch, most }: Room): number =>
  chipsOn(holding) > most ? index * Math.min(pitch, HEAPED) : index * pitch + Math.floor(index / 5) * GAP.five;

/** From the end of the badge to the end of the chips. */
const chipsWidth = (holding: Holding, room: Room): number => {
  const count = drawn(holding, room).length;
  return count === 0 ? 0 : GAP.inside + offset(holding, count - 1, room) + ROW.chip;
};

const holdingWidth = (holding: Holding, room: Room, words: Words): number => {
  const count = chipsOn(holding);
  const figure = count === 0 ? 0 : GAP.inside + figureWidth(count);
  return badgeWidth(holding, words) + chipsWidth(holding, room) + figure;
};

const rowWidth = ({ givers, takers }: Story, room: Room, words: Words): number => {
  const side = (holdings: readonly Holding[]): number =>
    holdings.reduce((sum, holding) => sum + holdingWidth(holding, room, words), 0) +
    GAP.groups * Math.max(0, holdings.length - 1);
  return side(givers) + 2 * GAP.arrow + ROW.arrow + side(takers);
};

const roomFor = (story: Story, width: number, words: Words): Room =>
  ROOMS.find((room) => rowWidth(story, room, words) * room.scale <= width) ?? LEAST;

const place = (holding: Holding, x: number, room: Room, words: Words, xOf: (board: number) => number): HoldingMark => {
  const origins = drawn(holding, room);
  const badge = { x, width: badgeWidth(holding, words) };
  const first = x + badge.width + GAP.inside;
  const chips = origins.map((from, index) => ({
    x: first + offset(holding, index, room),
    board: holding.board,
    from: from === null ? null : { x: xOf(from), board: from },
  }));
  const count = chipsOn(holding);
  const figureX = x + badge.width + chipsWidth(holding, room) + GAP.inside;
  const figure = count === 0 ? null : { x: figureX, width: figureWidth(count), count };
  return { board: holding.board, isGone: holding.isGone, badge, chips, figure };
};

/**
 * Givers, an arrow, takers in one row from x = 0: chips side by side where there is room, stacked where not, a figure
 * after them. Chips that came start where their giver's last chip lies, or beside the badge of a board that is gone.
 * Pure.
 */
export const layoutStory = (story: Story, width: number, words: Words): StoryLayout => {
  const room = roomFor(story, width, words);
  const holdings: HoldingMark[] = [];
  const xOf = (board: number): number => {
    const from = holdings.find((mark) => mark.board === board);
    return from?.chips.at(-1)?.x ?? (from?.badge.x ?? 0) + ROW.badge + GAP.inside;
  };
  let x = 0;
  const put = (row: readonly Holding[]): void => {
    row.forEach((holding, index) => {
      if (index > 0) x += GAP.groups;
      holdings.push(place(holding, x, room, words, xOf));
      x += holdingWidth(holding, room, words);
    });
  };
  put(story.givers);
  const arrowX = x + GAP.arrow;
  x = arrowX + ROW.arrow + GAP.arrow;
  put(story.takers);
  return { holdings, arrowX, width: x, scale: room.scale };
};
