import { ZONES } from '../air/theme';

const { corner, band } = ZONES;
const GAP = 8;

/** Tags that stand side by side in the corner: a long name fills it. */
export const SLOTS = 1;

/** A tag in the corner. Pixels of the corner. */
export const TAG = { width: (corner.width - GAP) / SLOTS, height: corner.height } as const;

export const tagLeft = (slot: number): number => slot * (TAG.width + GAP);

/** Height of the team's name over its microphones, with the gap below; a microphone's plate. Pixels. */
export const HEAD = 80;
export const ROW = 72;

const COLUMNS = 4;
const ROWS = Math.floor((band.height - HEAD + GAP) / (ROW + GAP));
const WIDTH = (band.width - (COLUMNS - 1) * GAP) / COLUMNS;

/** How many microphones of one team can be shown. */
export const MOST_OF_A_TEAM = COLUMNS * ROWS;

/** Where the n-th microphone of a team stands in the band. Pixels of the band. */
export const placeOf = (index: number) => ({
  left: (index % COLUMNS) * (WIDTH + GAP),
  top: HEAD + Math.floor(index / COLUMNS) * (ROW + GAP),
  width: WIDTH,
});
