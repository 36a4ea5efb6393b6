import { columnX, type Zone } from 'chess-match/client/show';
import { fieldOf } from '../air/board/field';
import { ZONES } from '../air/theme';

/** Where one table stands. Pixels of the frame; what is in the card is within it. */
export interface TableLayout {
  readonly card: Zone;
  /** The board has coordinates, and everything else stands beside it. */
  readonly isLarge: boolean;
  readonly head: Zone;
  readonly board: { readonly x: number; readonly y: number; readonly size: number };
  /** Who sits there, and the name of the variation. */
  readonly words: Zone;
  /** Null: the moves stand below the words, in their zone. */
  readonly moves: Zone | null;
  readonly type: TableType;
}

/** Sizes of letters, the largest first; pixels. */
export interface TableType {
  readonly who: { readonly oneLine: readonly number[]; readonly twoLines: readonly number[] };
  readonly name: { readonly oneLine: readonly number[]; readonly twoLines: readonly number[] };
  readonly moves: readonly number[];
  /** Of a row of pieces that may be dropped: its height, the pieces, their numbers. */
  readonly reserve: { readonly height: number; readonly piece: number; readonly font: number };
}

const SMALL: TableType = {
  who: { oneLine: [28, 26, 24], twoLines: [24] },
  name: { oneLine: [34, 30, 28, 26, 24], twoLines: [30, 28, 26, 24] },
  moves: [30, 26],
  reserve: { height: 40, piece: 30, font: 26 },
};
const TIGHT: TableType = {
  who: { oneLine: [26, 24], twoLines: [24] },
  name: { oneLine: [28, 26, 24], twoLines: [24] },
  moves: [26, 24],
  reserve: { height: 34, piece: 26, font: 24 },
};
const LARGE: TableType = {
  who: { oneLine: [40, 36, 32], twoLines: [28, 24] },
  name: { oneLine: [64, 56, 48, 40], twoLines: [48, 40, 32, 28] },
  moves: [56, 48, 40],
  reserve: { height: 80, piece: 56, font: 44 },
};
const WIDE: TableType = {
  ...LARGE,
  name: { oneLine: [48, 40], twoLines: [40, 32, 28] },
  moves: [40, 32],
  reserve: { height: 64, piece: 44, font: 36 },
};

const [GAP, PAD] = [20, 8];
/** A card of the row below the cameras is as wide as its camera. */
const COLUMN = 320;
const LARGE_PAD = 28;
const SQUARES = 8;
const HEADS = { full: 56, row: 44, large: 80 } as const;
/** Boards leave room for what is said below them: by the number of tables, three first. */
const BOARDS = [496, 400, 312] as const;
const [PAIR_BOARD, ROW_BOARD] = [560, 256];
/** A board below a camera gives so much of itself to the pieces that may be dropped. */
const FOR_RESERVES = 48;

const below = (card: Zone, head: number, most: number, type: TableType): TableLayout => {
  const size = SQUARES * Math.floor(Math.min(most, card.width - 2 * PAD) / SQUARES);
  const y = head + size + PAD;
  return {
    card,
    isLarge: false,
    type,
    moves: null,
    head: { x: 0, y: 0, width: card.width, height: head },
    board: { x: Math.floor((card.width - size) / 2), y: head, size },
    words: { x: PAD, y, width: card.width - 2 * PAD, height: card.height - y - PAD },
  };
};

/** One of two: the moves beside the board, the words below. */
const half = (card: Zone): TableLayout => {
  const { head, words, ...rest } = below(card, HEADS.full, PAIR_BOARD, {
    ...LARGE,
    moves: SMALL.moves,
    reserve: TIGHT.reserve,
  });
  const x = PAIR_BOARD + 2 * PAD;
  return {
    ...rest,
    head,
    words: { ...words, x: 2 * PAD, width: card.width - 4 * PAD },
    board: { ...rest.board, x: 0 },
    moves: { x, y: head.height + PAD, width: card.width - x - 2 * PAD, height: PAIR_BOARD },
  };
};

/** The board as high as the zone, all words beside it. */
const large = (zone: Zone, type: TableType): TableLayout => {
  const { width, height } = zone;
  const x = height + LARGE_PAD;
  const y = HEADS.large + LARGE_PAD;
  return {
    card: zone,
    isLarge: true,
    type,
    board: fieldOf(height),
    moves: null,
    head: { x: height, y: 0, width: width - height, height: HEADS.large },
    words: { x, y, width: width - x - LARGE_PAD, height: height - y - LARGE_PAD },
  };
};

const across = (zone: Zone, count: number): readonly Zone[] => {
  const width = Math.floor((zone.width - GAP * (count - 1)) / count);
  const left = zone.x + Math.floor((zone.width - count * width - GAP * (count - 1)) / 2);
  return Array.from({ length: count }, (_, index) => ({ ...zone, x: left + index * (width + GAP), width }));
};

/** On the program: the fewer tables, the larger; one alone stands large. */
export const programLayout = (tables: readonly number[]): readonly TableLayout[] => {
  const zone = ZONES.full;
  if (tables.length === 1) return [large(zone, LARGE)];
  const cards = across(zone, tables.length);
  return tables.length === 2
    ? cards.map(half)
    : cards.map((card) => below(card, HEADS.full, BOARDS[tables.length - 3] ?? 0, SMALL));
};

/** On a team's own screen each stands below the camera of its table, in the place of the board there. */
export const screenLayout = (
  tables: readonly number[],
  isLarge: boolean,
  hasReserves: boolean,
): readonly TableLayout[] => {
  const zone = ZONES.underCameras;
  const most = hasReserves ? ROW_BOARD - FOR_RESERVES : ROW_BOARD;
  return isLarge
    ? tables.map(() => large(zone, WIDE))
    : tables.map((table) => below({ ...zone, x: columnX(table), width: COLUMN }, HEADS.row, most, TIGHT));
};

/** Where a sentence stands when there is nothing else: low, over as little as can be. */
export const sentenceIn = (zone: Zone): Zone => ({ ...zone, y: zone.y + zone.height - 96, height: 96 });

/** How the rows of a variation stand in a box. */
export interface MovesFit {
  /** Pixels; of the letters, and from row to row. */
  readonly font: number;
  readonly row: number;
  readonly columns: number;
  /** Rows of two moves there is room for, in all columns. */
  readonly rows: number;
}

/** Widest turn with two moves, and the least and the most from row to row: multiples of the letters' size. */
const PAIR_EM = 9.6;
const [TIGHTEST, LOOSEST] = [1.3, 1.7];

/** The largest letters in which so many rows fit; else the smallest, for as many as fit. Few rows stand looser. */
export const fitMoves = (
  { width, height }: Pick<Zone, 'width' | 'height'>,
  fonts: readonly number[],
  pairs: number,
): MovesFit => {
  const fits = fonts.map((font) => {
    const columns = Math.max(1, Math.floor(width / (font * PAIR_EM)));
    return { font, columns, down: Math.max(1, Math.floor(height / (font * TIGHTEST))) };
  });
  const found = fits.find(({ columns, down }) => columns * down >= pairs) ?? fits.at(-1);
  const { font, columns, down } = found ?? { font: 0, columns: 1, down: 1 };
  const shown = Math.max(1, Math.min(down, Math.ceil(pairs / columns)));
  const row = Math.floor(Math.max(font * TIGHTEST, Math.min(font * LOOSEST, height / shown)));
  return { font, row, columns, rows: columns * down };
};
