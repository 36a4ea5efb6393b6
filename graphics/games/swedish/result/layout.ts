import { ZONES } from '../../../air/theme';
import { TICKER } from '../../../ticker/layout';
import { AREA, HALF, placesOf } from '../boards/layout';
import type { SwedishBoard } from 'chess-match/games/swedish';
import type { SheetSize } from './sheet';

const GAP = 24;
const TOP = AREA.y + AREA.height + GAP;
const { whole } = ZONES;

/** In front of the moves: the board's letter, and whose moves a row has. Pixels. */
export const FRONT = 88;

/** How the sheets are drawn, in pixels: the row of the numbers, their type, the pieces in front, and the moves. */
export interface SheetLayout extends SheetSize {
  readonly top: number;
  readonly height: number;
  readonly head: number;
  readonly number: number;
  readonly piece: number;
}

/** The sheets take what is left below the boards, above the match's score where there is one. Pure. */
export const layoutSheets = (hasMatch: boolean): SheetLayout =>
  hasMatch
    ? { top: TOP, height: TICKER.y - GAP - TOP, head: 41, number: 28, piece: 40, type: 38, pad: 40 }
    : { top: TOP, height: whole.y + whole.height - TOP, head: 57, number: 36, piece: 60, type: 54, pad: 56 };

/** Left edge and width of a board's sheet: those of the board. */
export const sheetPlace = (place: SwedishBoard) => ({ left: placesOf(place).bottom.x, width: HALF });
