import type { Zone } from 'chess-match/client/show';
import { ZONES } from '../../../air/theme';

const { stage } = ZONES;
/** Whole pixels of a square. */
const SQUARE = Math.floor(stage.height / 8);
const SIZE = 8 * SQUARE;
/** Pixels: beside the board, between parts, of a player's bar, of what stands beside the board. */
const [GUTTER, GAP, BAR, RAIL] = [24, 8, 96, 900] as const;
const LEFT = stage.x + Math.floor((stage.width - SIZE - GUTTER - RAIL) / 2);
const TOP = stage.y + Math.floor((stage.height - SIZE) / 2);
const COLUMN = { x: LEFT + SIZE + GUTTER, width: RAIL };

/** Where the board stands, and beside it its players with the series between them. Pixels of the frame. */
export const BOARDS: { readonly field: { readonly x: number; readonly y: number; readonly size: number } } & Readonly<
  Record<'top' | 'sheet' | 'bottom', Zone>
> = {
  field: { x: LEFT, y: TOP, size: SIZE },
  top: { ...COLUMN, y: TOP, height: BAR },
  sheet: { ...COLUMN, y: TOP + BAR + GAP, height: SIZE - 2 * (BAR + GAP) },
  bottom: { ...COLUMN, y: TOP + SIZE - BAR, height: BAR },
};
