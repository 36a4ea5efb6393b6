import type { Games } from '../../../games/common/game';
import type { Journal } from '../../journal/contract';
import type { Confirmed } from '../../journal/witness';
import { loadMatch } from '../../authority/openMatch';
import { alarm, type Trouble } from '../../base/troubles';
import { presentName } from '../../../show';
import { gameLog, kindOf } from '../../audit/events';
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

/**
 * Entries of a kind that came with a later release. Whoever folded what is left would show a match that was never
 * played, and write on in it. A game that this program does not know is left alone, and its match is not opened.
 */
const ofLaterRelease = (journal: Journal): readonly Trouble[] => {
  const unknown = journal
    .kinds()
    .filter(
      ({ type, game }) => (game === null || gameLog(game) !== null) && kindOf(presentName(type), game) === 'other',
    );
  const [first] = unknown;
  return first === undefined ? [] : [alarm('journal/newer_kind', { kind: first.type, entry: first.entry })];
};

/** How a start judges a journal it has opened: the one look that decides, also of a way out before it is offered. */
export const verdictOn = (journal: Journal, confirmed: Confirmed | null, games: Games): Judgement => {
  const judged = judge(confirmed, journal);
  if (judged.mustDecide) return judged;
  const later = ofLaterRelease(journal);
  if (later.length > 0) return { mustDecide: true, findings: [...later, ...judged.findings] };
  const open = unplayable(journal, games);
  return { mustDecide: open.length > 0, findings: [...open, ...judged.findings] };
};
