import { notOffered } from '../../../games/common/settings';
import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../errors';
import type { MatchSetup } from '../../journal/types';
import type { PlayableGame } from '../../../games/common/game';
import { beginning, loadMatch, newOpenMatch } from '../../openMatch';
import type { Situation } from '../decide';
import type { MatchHandler } from './handler';

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

/** A rehearsal must not push a match off the boards whose clock runs. */
const mayLeave = (open: Situation['open'], toRehearsal: boolean): Problem | null =>
  toRehearsal && open !== null && !open.row.rehearsal && open.views.clocks.running
    ? refuse('match/clock_running', {})
    : null;

/** A new match, opened at once. A return game is a rehearsal where its first game was one. */
export const newMatch: MatchHandler<'newMatch'> = {
  of: 'match',
  decide: (situation, { event, white, black, settings, returnOf, rehearsal, game: asked }) => {
    const { games, defaultGame, journal, nowMs, newMatchId } = situation;
    const id = asked ?? (returnOf === null ? undefined : journal.match(returnOf)?.game) ?? defaultGame;
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (game === undefined) return err(refuse('command/not_here', { type: 'newMatch', game: id }));
    const bad = notOffered(game.settings, settings);
    if (bad !== null) return err(refuse('settings/not_offered', bad));
    const isRehearsal = rehearsal ?? (returnOf !== null && journal.match(returnOf)?.rehearsal === true);
    const problem = mayLeave(situation.open, isRehearsal);
    if (problem !== null) return err(problem);
    const setup = withReturn(situation, game, { event, white, black, settings, returnOf });
    if (!setup.ok) return setup;
    const start = beginning(game, setup.value);
    if (!start.ok) return start;
    const match = newOpenMatch(journal, game, start.value, {
      matchId: newMatchId(),
      setup: setup.value,
      createdAtMs: nowMs,
      rehearsal: isRehearsal,
    });
    return ok({ match, created: true, opened: true, events: [], undone: [] });
  },
};

/** Another match of the journal; opening the open one changes nothing. */
export const openMatch: MatchHandler<'openMatch'> = {
  of: 'match',
  decide: ({ open, journal, games }, { matchId }) => {
    if (open?.row.matchId === matchId)
      return ok({ match: open, created: false, opened: false, events: [], undone: [] });
    const loaded = loadMatch(journal, games, matchId);
    if (!loaded.ok) return loaded;
    const { row } = loaded.value;
    const problem = row.archived ? refuse('match/archived', { matchId }) : mayLeave(open, row.rehearsal);
    if (problem !== null) return err(problem);
    return ok({ match: loaded.value, created: false, opened: true, events: [], undone: [] });
  },
};
