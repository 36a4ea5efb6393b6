import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../rules/common/result';
import { refuse } from '../errors';
import type { MatchSetup } from '../journal/journal';
import { beginning, loadMatch, newOpenMatch, type PlayableGame } from '../openMatch';
import type { Room, Situation } from './change';

/** B20 a return game is played by the first one's settings, with the rating that follows from its result. */
const withReturn = (
  { journal, games }: Situation,
  game: PlayableGame,
  setup: MatchSetup,
): Result<MatchSetup, Problem> => {
  const { returnOf } = setup;
  if (returnOf === null) return ok(setup);
  const first = loadMatch(journal, games, returnOf);
  if (!first.ok) return first;
  const { history, row } = first.value;
  if (row.game !== game.id || game.returnSettings === undefined)
    return err(refuse('command/not_here', { type: 'newMatch', game: row.game }));
  const settings = game.returnSettings(history.state);
  return settings === null ? err(refuse('match/not_over', { matchId: returnOf })) : ok({ ...setup, settings });
};

/** A new match, opened at once. */
export const newMatch: Room<'newMatch'> = (situation, { event, white, black, settings, returnOf, rehearsal }) => {
  const { games, defaultGame, journal, nowMs, newMatchId } = situation;
  const game = games[defaultGame];
  if (game === undefined) return err(refuse('command/not_here', { type: 'newMatch', game: defaultGame }));
  const setup = withReturn(situation, game, { event, white, black, settings, returnOf });
  if (!setup.ok) return setup;
  const start = beginning(game, setup.value);
  if (!start.ok) return start;
  const match = newOpenMatch(journal, game, start.value, {
    matchId: newMatchId(),
    setup: setup.value,
    createdAtMs: nowMs,
    rehearsal: rehearsal ?? false,
  });
  return ok({ match, created: true, opened: true, events: [] });
};

/** Another match of the journal; opening the open one changes nothing. */
export const openMatch: Room<'openMatch'> = ({ open, journal, games }, { matchId }) => {
  if (open?.row.matchId === matchId) return ok({ match: open, created: false, opened: false, events: [] });
  const loaded = loadMatch(journal, games, matchId);
  return loaded.ok ? ok({ match: loaded.value, created: false, opened: true, events: [] }) : loaded;
};
