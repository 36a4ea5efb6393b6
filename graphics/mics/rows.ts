import { AREAS } from '../shared/theme';

/** Pixels: a tag, and from one tag to the next. */
export const ROW = 64;
export const PITCH = 72;

/** Tags that have room in the column one below the other. */
export const SLOTS = Math.floor((AREAS.mics.height + PITCH - ROW) / PITCH);

/** Height of the team's name over its row of microphones, with the gap below. */
export const HEAD = 72;

const SMALLEST = 52;
const GAP = PITCH - ROW;

/** Height of each of `count` microphones of one team, so that all have room below the team's name. Pixels. */
export const teamRow = (count: number): number => {
  const room = AREAS.mics.height - HEAD + GAP;
  return Math.max(SMALLEST, Math.min(ROW, Math.floor(room / Math.max(1, count)) - GAP));
};

/** How many microphones of one team can be shown. */
export const MOST_OF_A_TEAM = Math.floor((AREAS.mics.height - HEAD + GAP) / (SMALLEST + GAP));
