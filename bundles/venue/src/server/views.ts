import {
  boardOf,
  mayHave,
  seatOf,
  TABLE_VIEWS,
  tableOf,
  type Place,
  type VenueViewName,
} from 'chess-match/contract/venue';
import type { HallRules } from 'chess-match/client/contract';

const BOARDS = ['board1', 'board2', 'board3', 'board4', 'board5'] as const;
/** What every picture needs to be named and timed by. */
const ALWAYS = ['match', 'complete'] as const;
const DRAFTS = ['teamWhite', 'teamBlack'] as const;
const TABLES = ['tablesWhite', 'tablesBlack'] as const;

/** What a place shows, where it may have it. */
const shownAt = (place: Place): readonly VenueViewName[] => {
  const board = boardOf(place);
  if (board !== null) return [...ALWAYS, `board${board}` as (typeof BOARDS)[number], 'clocks', ...DRAFTS];
  if (place === 'clock') return [...ALWAYS, 'clocks'];
  if (place === 'scoreboard') return [...ALWAYS, 'score', 'clocks', 'turns'];
  if (seatOf(place) !== null)
    return [...ALWAYS, ...BOARDS, 'score', 'clocks', 'options', 'turns', ...DRAFTS, ...TABLES];
  const table = tableOf(place);
  if (table !== null) {
    const own = TABLE_VIEWS[table.team][table.table - 1];
    return [...ALWAYS, ...BOARDS, 'clocks', ...TABLES, ...(own === undefined ? [] : [own])];
  }
  return [...ALWAYS, ...BOARDS, 'score', 'clocks', ...DRAFTS];
};

/** What is sent to a place, and nothing else: what a device does not show it does not have. */
export const viewsOf = (place: Place, draftSeenBy: HallRules['draftSeenBy']): readonly VenueViewName[] =>
  shownAt(place).filter((name) => mayHave(place, name, draftSeenBy));
