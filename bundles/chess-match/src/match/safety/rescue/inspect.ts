import type { RescueView } from '@schemas/rescue';
import type { TurnsView } from '@schemas/turns';
import type { Journal } from '../../journal/contract';
import type { MatchRow } from '../../journal/types';
import type { Games } from '../../../games/common/game';
import { beginning, playSound } from '../../authority/openMatch';

type Found = NonNullable<RescueView['found']>;
type FoundMatch = Found['matches'][number];

/** "24. 1:Nf3 2:exd5"; "" before the first turn. */
const lastTurnOf = ({ turns }: TurnsView): string => {
  const last = turns.at(-1);
  return last === undefined ? '' : `${last.turn} ${last.line}`;
};

const inspectMatch = (journal: Journal, games: Games, row: MatchRow): FoundMatch => {
  const { matchId, setup } = row;
  const { event, white, black } = setup;
  const head = { matchId, event, white, black, isOpen: journal.openMatchId() === matchId };
  const game = games[row.game];
  const start = game === undefined ? null : beginning(game, setup);
  if (game === undefined || start?.ok !== true) return { ...head, turns: null, entries: 0, damagedAt: 1, lastTurn: '' };
  const { match, damagedAt } = playSound(journal, game, row, start.value);
  return {
    ...head,
    turns: match.views.match.ply,
    entries: match.history.entries.length,
    damagedAt,
    lastTurn: lastTurnOf(match.views.turns),
  };
};

/** What a journal holds, match by match, as far as it can be read and played. */
export const inspect = (journal: Journal, games: Games): Found => ({
  version: journal.version(),
  commits: journal.head().commits,
  entries: journal.counts().entries,
  lastEntryAtMs: journal.lastEntryAtMs(),
  matches: journal.matches().map((row) => inspectMatch(journal, games, row)),
});

/** The match that is played on with, and its turns; null where none is open. */
export type Open = { readonly matchId: string; readonly turns: number } | null;

export const openIn = ({ matches }: Pick<Found, 'matches'>): Open => {
  const open = matches.find(({ isOpen }) => isOpen);
  return open === undefined || open.turns === null ? null : { matchId: open.matchId, turns: open.turns };
};
