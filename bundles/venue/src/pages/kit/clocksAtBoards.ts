import type { VenueViews } from 'chess-match/contract/venue';

/** So many clocks of a team stand together above the boards. */
const MOST_TOGETHER = 2;

/** Whether each clock stands at its board, as a team has more of them than can stand together. */
export const hasClocksAtBoards = ({ clocks }: Pick<Partial<VenueViews>, 'clocks'>): boolean =>
  (clocks?.clocks ?? []).filter(({ team }) => team === 'white').length > MOST_TOGETHER;
