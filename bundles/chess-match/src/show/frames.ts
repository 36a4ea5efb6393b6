import type { Side } from '@schemas/boards';

/**
 * Where a camera is seen through an audience screen: an OBS source is fitted to it. Pixels of the 1920 x 1080 frame.
 */
export interface CameraFrame {
  /** `table-1` ... `table-5`: the work table of that number; `wide`: the whole team. */
  readonly id: string;
  /** The work table's number, which is that of the board it works on; null for the wide shot. */
  readonly table: number | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Left edge of the column of each work table and of the board it works on: 4 2 1 3 5 from the left, as in the hall. */
const COLUMN_X: Readonly<Record<number, number>> = { 4: 96, 2: 448, 1: 800, 3: 1152, 5: 1504 };
const TABLES = [1, 2, 3, 4, 5] as const;
const TABLE = { y: 54, width: 320, height: 180 } as const;

const WIDE = { y: 720, width: 544, height: 306 } as const;
const WIDE_X: Readonly<Record<Side, number>> = { white: 96, black: 1280 };

/** Left edge of the column of a table or board, in pixels of the frame; the middle's for a number no table has. */
export const columnX = (board: number): number => COLUMN_X[board] ?? COLUMN_X[1] ?? 0;

/**
 * The holes of a team's screen, all 16:9: one over the board of each table, and one wide shot below, left on White's
 * screen and right on Black's. The same whatever stands on the boards.
 */
export const cameraFrames = (side: Side): readonly CameraFrame[] => [
  ...TABLES.map((table) => ({ id: `table-${table}`, table, x: columnX(table), ...TABLE })),
  { id: 'wide', table: null, x: WIDE_X[side], ...WIDE },
];
