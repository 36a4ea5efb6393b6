import type { Side } from 'chess-match/client/contract';
import { hallOrder } from '../shared/hallOrder';
import { AREAS } from '../shared/theme';

/** Where a camera is seen through the screen: an OBS source is fitted to it. Pixels of the 1920 x 1080 frame. */
export interface CameraFrame {
  /** `table-1` ... `table-5`: the worktable of that number; `wide`: the whole team. */
  readonly id: string;
  /** The worktable's number, which is that of the board it works on; null for the wide shot. */
  readonly table: number | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Worktables in the hall; board and table of a number stand in one column. */
const TABLES = [1, 2, 3, 4, 5] as const;
const GAP = 32;
const TABLE = { width: 320, height: 180 } as const;
const WIDE = { width: 544, height: 306 } as const;

/** Left edge of the column of each table or board, in hall order. */
export const columnX = (board: number): number => {
  const index = hallOrder(TABLES).indexOf(board);
  return AREAS.full.x + Math.max(0, index) * (TABLE.width + GAP);
};

/**
 * The holes of a team's screen, all 16:9: one over the board of each table, and one wide shot below, left on White's
 * screen and right on Black's. The same whatever stands on the boards.
 */
export const cameraFrames = (side: Side): readonly CameraFrame[] => {
  const { x, y, width, height } = AREAS.full;
  const tables = TABLES.map((table) => ({ id: `table-${table}`, table, x: columnX(table), y, ...TABLE }));
  const wideX = side === 'white' ? x : x + width - WIDE.width;
  return [...tables, { id: 'wide', table: null, x: wideX, y: y + height - WIDE.height, ...WIDE }];
};
