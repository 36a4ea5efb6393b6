import type { MatchesView } from '@schemas/matches';
import type { Journal } from '../journal/contract';
import type { OpenMatch } from '../authority/openMatch';

const listed = (journal: Journal, open: OpenMatch | null, unpublished: ReadonlySet<string>): MatchesView['matches'] =>
  journal.matches().map(({ matchId, game, setup, createdAtMs, archived, rehearsal, ...summary }) => ({
    matchId,
    game,
    event: setup.event,
    white: setup.white,
    black: setup.black,
    createdAtMs,
    ...summary,
    archived,
    published: !unpublished.has(matchId),
    rehearsal,
    returnOf: setup.returnOf,
    settings: setup.settings,
    open: matchId === open?.row.matchId,
  }));

/** All matches of the journal, newest first. */
export const matchesView = (journal: Journal, open: OpenMatch | null): MatchesView => ({
  matches: listed(journal, open, journal.unpublished()),
});
