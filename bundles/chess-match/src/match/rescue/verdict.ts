import type { Games } from '../../games/common/game';
import type { Journal } from '../journal/contract';
import type { Confirmed } from '../journal/witness';
import { loadMatch } from '../authority/openMatch';
import { alarm, type Trouble } from '../base/troubles';
import { judge, type Judgement } from './judge';

/** The open match itself: sound entries that its game cannot play are as bad as damaged ones. */
const unplayable = (journal: Journal, games: Games): readonly Trouble[] => {
  const matchId = journal.openMatchId();
  if (matchId === null) return [];
  const loaded = loadMatch(journal, games, matchId);
  if (loaded.ok) return [];
  const { params } = loaded.error;
  const { match, entry } = params;
  return [
    alarm('match/unreadable', {
      match: typeof match === 'string' ? match : matchId,
      entry: typeof entry === 'number' ? entry : 1,
    }),
  ];
};

/** How a start judges a journal it has opened: the one look that decides, also of a way out before it is offered. */
export const verdictOn = (journal: Journal, confirmed: Confirmed | null, games: Games): Judgement => {
  const judged = judge(confirmed, journal);
  if (judged.mustDecide) return judged;
  const open = unplayable(journal, games);
  return { mustDecide: open.length > 0, findings: [...open, ...judged.findings] };
};
