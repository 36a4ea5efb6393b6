import { sanWidth, textWidth } from '../textWidth';

/** One move of a turn; a number of its own where the turn is a series. */
export interface Numbered {
  readonly san: string;
  readonly number: number | null;
}

export type Line = readonly Numbered[];

/** Between moves, and between a move and its number, in units of the type. */
const [GAP, PART] = [0.6, 0.2] as const;

export const numbered = (sans: readonly string[]): Line =>
  sans.map((san, index) => ({ san, number: sans.length > 1 ? index + 1 : null }));

/** An upper bound of the room a move takes, with the gap after it. Pixels. */
export const moveWidth = ({ san, number }: Numbered, size: number): number =>
  sanWidth(san, size) + (number === null ? 0 : textWidth(String(number), size) + PART * size) + GAP * size;

/** The moves in lines of `width` pixels, none of them broken. */
export const wrapMoves = (moves: Line, width: number, size: number): readonly Line[] => {
  const lines: Numbered[][] = [];
  let room = 0;
  for (const move of moves) {
    const own = moveWidth(move, size);
    if (lines.length === 0 || own > room) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(move);
    room -= own;
  }
  return lines;
};

export interface MovesBox {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

export interface Wrapped {
  readonly size: number;
  readonly lines: readonly Line[];
  /** The beginning is left out. */
  readonly isCut: boolean;
}

/** Is the height of a line, in units of the type. */
export const LINE_HEIGHT = 1.25;

/** The moves as large as they fit their box; at the smallest size the last ones that do. */
export const fitSeries = (moves: Line, { width, height, sizes }: MovesBox): Wrapped => {
  const tries = sizes.map((size) => ({ size, lines: wrapMoves(moves, width, size) }));
  const linesAt = (size: number): number => Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
  const whole = tries.find(({ size, lines }) => lines.length <= linesAt(size));
  if (whole) return { ...whole, isCut: false };
  const size = Math.min(...sizes);
  const ellipsis = textWidth('… ', size);
  const fits = (from: number): boolean => wrapMoves(moves.slice(from), width - ellipsis, size).length <= linesAt(size);
  const from = moves.findIndex((_, index) => fits(index));
  return { size, lines: wrapMoves(moves.slice(from === -1 ? -1 : from), width - ellipsis, size), isCut: true };
};
