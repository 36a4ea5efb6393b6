import { textWidth } from '../tree/layout/textWidth';
import { chipsOn, type Holding, type Story } from './story';

/** Sizes of the row in pixels. */
export const ROW = { height: 52, badge: 44, chip: 36, figure: 40, arrow: 44 } as const;

const GAP = { inside: 10, groups: 26, five: 8, arrow: 20 } as const;
/** More lie on top of each other unseen; the figure counts them. */
const MOST_DRAWN = 10;
/** From chip to chip, from side by side to stacked. */
const [WIDEST, NARROWEST] = [40, 5];

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
}

interface Words {
  /** Width of the name of the arbiters' table. */
  readonly table: number;
}

const figureWidth = (count: number): number => textWidth(String(count), ROW.figure);

const badgeWidth = ({ board }: Holding, words: Words): number => (board === null ? words.table : ROW.badge);

/** The chips drawn of a holding: those that stayed lie first. */
const drawn = (holding: Holding): readonly (number | null)[] => {
  const origins = [
    ...Array.from({ length: holding.stayed }, () => null),
    ...holding.arrived.flatMap(({ from, count }) => Array.from({ length: count }, () => from)),
  ];
  return origins.slice(Math.max(0, origins.length - MOST_DRAWN));
};

const offset = (index: number, pitch: number): number => index * pitch + Math.floor(index / 5) * GAP.five;

const holdingWidth = (holding: Holding, pitch: number, words: Words): number => {
  const count = drawn(holding).length;
  const badge = badgeWidth(holding, words);
  if (count === 0) return badge;
  return badge + GAP.inside + offset(count - 1, pitch) + ROW.chip + GAP.inside + figureWidth(chipsOn(holding));
};

const rowWidth = ({ givers, takers }: Story, pitch: number, words: Words): number => {
  const side = (holdings: readonly Holding[]): number =>
    holdings.reduce((sum, holding) => sum + holdingWidth(holding, pitch, words), 0) +
    GAP.groups * Math.max(0, holdings.length - 1);
  return side(givers) + 2 * GAP.arrow + ROW.arrow + side(takers);
};

const pitchFor = (story: Story, width: number, words: Words): number => {
  for (let pitch = WIDEST; pitch > NARROWEST; pitch--) if (rowWidth(story, pitch, words) <= width) return pitch;
  return NARROWEST;
};

const place = (holding: Holding, x: number, pitch: number, words: Words, xOf: (board: number) => number): HoldingMark => {
  const origins = drawn(holding);
  const badge = { x, width: badgeWidth(holding, words) };
  const first = x + badge.width + GAP.inside;
  const chips = origins.map((from, index) => ({
    x: first + offset(index, pitch),
    board: holding.board,
    from: from === null ? null : { x: xOf(from), board: from },
  }));
  const end = first + offset(origins.length - 1, pitch) + ROW.chip + GAP.inside;
  const count = chipsOn(holding);
  const figure = origins.length === 0 ? null : { x: end, width: figureWidth(count), count };
  return { board: holding.board, isGone: holding.isGone, badge, chips, figure };
};

/**
 * Givers, an arrow, takers in one row from x = 0: chips side by side where there is room, stacked where not, a figure
 * after them. Chips that came fly from their giver's badge. Pure.
 */
export const layoutStory = (story: Story, width: number, words: Words): StoryLayout => {
  const pitch = pitchFor(story, width, words);
  const holdings: HoldingMark[] = [];
  const xOf = (board: number): number =>
    (holdings.find((mark) => mark.board === board)?.badge.x ?? 0) + (ROW.badge - ROW.chip) / 2;
  let x = 0;
  const put = (row: readonly Holding[]): void => {
    row.forEach((holding, index) => {
      if (index > 0) x += GAP.groups;
      holdings.push(place(holding, x, pitch, words, xOf));
      x += holdingWidth(holding, pitch, words);
    });
  };
  put(story.givers);
  const arrowX = x + GAP.arrow;
  x = arrowX + ROW.arrow + GAP.arrow;
  put(story.takers);
  return { holdings, arrowX, width: x };
};
