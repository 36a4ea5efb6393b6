import type { Zone } from 'chess-match/client/show';
import { columnX } from 'chess-match/client/show';
import { fieldOf } from '../shared/cards/field';
import { ZONES } from '../shared/theme';

/** Where one table stands. Pixels of the frame; board and text are within the card. */
export interface TableLayout {
  readonly card: Zone;
  /** Beside its text, with coordinates; else above it. */
  readonly isLarge: boolean;
  /** Above the board, or above the words. */
  readonly head: number;
  readonly board: { readonly x: number; readonly y: number; readonly size: number };
  readonly text: Zone;
  /** Of the moves, pixels; a row of them is `row` high, and there are so many columns of rows. */
  readonly font: number;
  readonly row: number;
  readonly columns: number;
}

const [GAP, PAD] = [20, 8];
/** A card of the row below the cameras is as wide as its camera. */
const COLUMN = 320;
const HEADS = { full: 56, row: 44, large: 72 } as const;
const LARGE_PAD = 28;
const SQUARES = 8;
/** Boards leave room for what is said below them: by the number of tables, two first. */
const BOARDS = [544, 496, 400, 312] as const;
const ROW_BOARD = 256;
/** Widest turn with two moves, as a multiple of the letters' size. */
const PAIR_EM = 10;

const columnsIn = (width: number, font: number): number => Math.max(1, Math.floor(width / (font * PAIR_EM)));

const below = (card: Zone, head: number, most: number, font: number): TableLayout => {
  const size = SQUARES * Math.floor(Math.min(most, card.width - 2 * PAD) / SQUARES);
  const width = card.width - 4 * PAD;
  const y = head + size + PAD;
  return {
    ...{ card, isLarge: false, head, font, row: Math.round(font * 1.3), columns: columnsIn(width, font) },
    board: { x: (card.width - size) / 2, y: head, size },
    text: { x: 2 * PAD, y, width, height: card.height - y - PAD },
  };
};

/** The board as high as the zone, its words beside it. */
const large = (zone: Zone): TableLayout => {
  const { width, height } = zone;
  const x = height + GAP + LARGE_PAD;
  const font = height > 600 ? 40 : 32;
  const room = width - x - LARGE_PAD;
  const y = LARGE_PAD + HEADS.large;
  return {
    ...{ card: zone, isLarge: true, head: HEADS.large, font, row: Math.round(font * 1.3) },
    ...{ columns: columnsIn(room, font), board: fieldOf(height) },
    text: { x, y, width: room, height: height - y - LARGE_PAD },
  };
};

const across = (zone: Zone, count: number): readonly Zone[] => {
  const width = Math.floor((zone.width - GAP * (count - 1)) / count);
  const left = zone.x + Math.floor((zone.width - count * width - GAP * (count - 1)) / 2);
  return Array.from({ length: count }, (_, index) => ({ ...zone, x: left + index * (width + GAP), width }));
};

/** On the programme: the fewer tables, the larger. One alone is large. */
export const programmeLayout = (tables: readonly number[]): readonly TableLayout[] =>
  tables.length === 1
    ? [large(ZONES.full)]
    : across(ZONES.full, tables.length).map((card) => below(card, HEADS.full, BOARDS[tables.length - 2] ?? 0, 26));

/** On a team's own screen each stands below the camera of its table, in the place of the board there. */
export const screenLayout = (tables: readonly number[], isLarge: boolean): readonly TableLayout[] => {
  const zone = ZONES.underCameras;
  return isLarge
    ? tables.map(() => large(zone))
    : tables.map((table) => below({ ...zone, x: columnX(table), width: COLUMN }, HEADS.row, ROW_BOARD, 24));
};

/** Where a sentence stands when there is nothing else: low, over as little as can be. */
export const sentenceIn = (zone: Zone): Zone => ({ ...zone, y: zone.y + zone.height - 96, height: 96 });
