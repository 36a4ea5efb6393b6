import type { PeopleView } from '@schemas/people';
import { own } from '../../../own';
import type { Games } from '../../../games/common/game';
import { json, type Reply } from '../../../http/reply';
import { onGet, queryOf, type AnswerRow } from '../../../http/answerRow';
import { loadMatch, type OpenMatch } from '../../authority/openMatch';
import type { Commands } from '../../authority/submit';
import { refuse } from '../../base/errors';
import type { Journal } from '../../journal/contract';
import { emptyForm } from '../../publish/printed/emptyForm';
import { printedMatch } from '../../publish/printed/printedMatch';
import type { MatchPeople } from './matchPeople';
import { ROOT } from './own';
import { whoPlayed } from './whoPlayed';

interface SheetsParts {
  readonly commands: Commands;
  readonly journal: Journal;
  readonly games: Games;
  readonly people: MatchPeople;
  readonly now: () => number;
}

/** GET sheets: the open match as it is printed; `?match=ID` another of the journal, `?game=ID` empty forms. */
export const sheetsRoute = ({ commands, journal, games, people, now }: SheetsParts): AnswerRow => {
  const printed = (match: OpenMatch, entered: PeopleView): Reply =>
    json(200, printedMatch(match, entered, whoPlayed(match, entered), now()));
  const ofMatch = (matchId: string): Reply => {
    const loaded = loadMatch(journal, games, matchId);
    return loaded.ok ? printed(loaded.value, people.of(matchId)) : json(404, { ok: false, error: loaded.error });
  };
  const ofGame = (id: string): Reply => {
    const game = own(games, id);
    const form = game === undefined ? null : emptyForm(game);
    return form === null ? json(404, refuse('command/not_here', { type: 'sheets', game: id })) : json(200, form);
  };
  return onGet(`${ROOT}sheets`, ({ request }) => {
    const query = queryOf(request);
    const [matchId, game] = [query.get('match'), query.get('game')];
    const open = commands.open();
    if (game !== null) return ofGame(game);
    if (matchId !== null && matchId !== open?.row.matchId) return ofMatch(matchId);
    return open === null ? json(404, refuse('match/none_open', {})) : printed(open, people.ofOpen(open));
  });
};
