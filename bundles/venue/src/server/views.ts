import {
  mayHave,
  placeRow,
  TABLE_VIEWS,
  tableOf,
  type Place,
  type PlaceKind,
  type VenueViewName,
  VENUE_VIEWS,
} from 'chess-match/contract/venue';
import type { HallRules } from 'chess-match/client/contract';
import type { ViewsSent } from '../wire/wire';
import type { MatchLink } from './matchLink';

/** What every picture needs to be named and timed by. */
const ALWAYS = ['match', 'complete', 'clocks'] as const;
const DRAFTS = ['teamWhite', 'teamBlack'] as const;
/** All tables of a team in short. */
const TABLES = ['tablesWhite', 'tablesBlack'] as const;
/** A whole game with what may be done in it now. */
const WHOLE = [...ALWAYS, 'boards', 'score', 'play', 'options', 'turns', 'people', ...DRAFTS] as const;

/** What each kind of place shows, where it may have it; a table what was tried there too. */
const SHOWN: Readonly<Record<PlaceKind, readonly VenueViewName[]>> = {
  boards: [...ALWAYS, 'boards', 'score', 'play', 'people', ...DRAFTS],
  board: [...ALWAYS, 'boards', 'play', 'people', ...DRAFTS],
  own: [...ALWAYS, 'boards', 'score', 'play', 'options', ...DRAFTS],
  // By its options it tells whether a veto can be declared.
  clock: [...ALWAYS, 'play', 'options', 'people'],
  scoreboard: [...ALWAYS, 'boards', 'score', 'play', 'turns', 'people'],
  screen: [...WHOLE, ...TABLES],
  captain: [...WHOLE, ...TABLES],
  table: [...ALWAYS, 'boards', ...TABLES],
};

const shownAt = (place: Place): readonly VenueViewName[] => {
  const table = tableOf(place);
  const tried = table === null ? [] : TABLE_VIEWS[table.team].slice(table.table - 1, table.table);
  return [...SHOWN[placeRow(place).kind], ...tried];
};

/** What is sent to a place, and nothing else: what a device does not show it does not have. */
export const viewsOf = (place: Place, draftSeenBy: HallRules['draftSeenBy']): readonly VenueViewName[] =>
  shownAt(place).filter((name) => mayHave(place, name, draftSeenBy));

/** Views as a place may have them: a board alone has of all boards its own. */
export const cutFor = (place: Place, views: ViewsSent): ViewsSent => {
  const { kind, board } = placeRow(place);
  const { boards } = views;
  if (kind !== 'board' || !boards) return views;
  return { ...views, boards: { boards: boards.boards.filter((view) => view.board === board) } };
};

/**
 * All that a device is to have now. It may come back with what it was sent before: of what is not shown to it (any
 * more) it is told that there is nothing.
 * @param view as the match server said it last; what it has not said yet is left out
 */
export const dueTo = (place: Place, draftSeenBy: HallRules['draftSeenBy'], view: MatchLink['view']): ViewsSent => {
  const shown = viewsOf(place, draftSeenBy);
  const due = VENUE_VIEWS.map((name) => [name, shown.includes(name) ? view(name) : null] as const);
  return cutFor(place, Object.fromEntries(due.filter(([, value]) => value !== undefined)));
};
