import { GAMES } from '../../../games';
import type { KeptDrafts } from '../../authority/drafts/keptDrafts';
import { loadMatch } from '../../authority/openMatch';
import type { Journal } from '../contract';
import type { MatchRow } from '../types';

/** A match as a program reads it. */
export interface ReadBack {
  readonly row: MatchRow;
  readonly entries: number;
  readonly score: { readonly white: number; readonly black: number };
  /** By clock. */
  readonly clocksMs: Readonly<Record<string, number>>;
  readonly drafts: unknown;
  /** As `GET /chess-match/state`. */
  readonly state: unknown;
}

/** What this program reads of a match. */
export const readBackOf = (journal: Journal, drafts: KeptDrafts, matchId: string): ReadBack => {
  const row = journal.match(matchId);
  const loaded = loadMatch(journal, GAMES, matchId);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  if (row === null) throw new Error(`The journal has no match ${matchId}.`);
  const { game, history, views } = loaded.value;
  return {
    row,
    entries: journal.entries(matchId).length,
    score: { white: views.score.white, black: views.score.black },
    clocksMs: Object.fromEntries(views.clocks.clocks.map(({ id, remainingMs }) => [id, remainingMs])),
    drafts: drafts.of(matchId),
    state: game.replayJson(history.state),
  };
};
