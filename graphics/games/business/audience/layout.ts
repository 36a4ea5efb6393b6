import type { Side } from 'chess-match/client';
import { cameraFrames, columnX } from 'chess-match/client/show';
import type { Rect } from '../../../air/rect';
import { layoutCards, type CardLayout } from '../cards/layout';
import { ZONES } from '../../../air/theme';

const BOARD_Y = 242;
const GAP = 16;
const [FIVE] = layoutCards(5) as readonly [CardLayout, ...CardLayout[]];
/** As wide as the camera of its table. */
const BOARD = 320;
const HEADER = 84;
const FOOTER = 56;

/** A board under the camera of its table, as large as in a row of five whatever the number of boards. */
export const cardLayout = (board: number): CardLayout => {
  const x = columnX(board);
  return {
    ...FIVE,
    card: { x, y: BOARD_Y, width: BOARD, height: HEADER + BOARD + FOOTER },
    field: { x, y: BOARD_Y + HEADER, width: BOARD, height: BOARD },
    header: HEADER,
    footer: FOOTER,
    chips: { ...FIVE.chips, y: 6, width: FIVE.chips.width + BOARD - FIVE.card.width, height: HEADER - 12 },
  };
};

const panelOf = (side: Side): Rect => {
  const wide = cameraFrames(side).find(({ id }) => id === 'wide') ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, y, width, height } = ZONES.whole;
  const left = side === 'white' ? wide.x + wide.width + GAP : x;
  return { x: left, y: wide.y, width: width - wide.width - GAP, height: y + height - wide.y };
};

/** Everything said in words and figures: beside the wide shot. */
export const PANEL: Readonly<Record<Side, Rect>> = { white: panelOf('white'), black: panelOf('black') };

/** Heights of the panel's rows; what is to be done has the rest. Pixels. */
export const ROWS = { teams: 96, foot: 64 } as const;

/** In a match of several games the teams give of their height to how it stands. */
export const MATCH_ROWS = { teams: 84, match: 36 } as const;

const CHIP = 36;

/** Where chips lie on the arbiters' table: at the right end of the panel's foot. Frame pixels. */
export const chipsOutSpot = (side: Side): { readonly x: number; readonly y: number; readonly size: number } => {
  const { x, y, width, height } = PANEL[side];
  return { x: x + width - 104, y: y + height - ROWS.foot + (ROWS.foot - CHIP) / 2, size: CHIP };
};
