import { notOffered } from '../../../games/common/settings';
import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../games/common/result';
import { own } from '../../../own';
import { refuse } from '../../base/errors';
import { DEMO_PLAYER } from '../identity';
import type { MatchSetup } from '../../journal/types';
import type { PlayableGame } from '../../../games/common/game';
import { beginning, loadMatch, newOpenMatch } from '../openMatch';
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

/**
 * Nothing takes the place of a match whose clock runs unless who asks names that match: he has seen what he leaves. Nor
 * does a new one that of a match which is being played while its clock stands. Rehearsals and the demonstration are
 * left freely.
 */
const mayLeave = ({ open, journal }: Situation, leave: string | undefined, isNew: boolean): Problem | null => {
  if (open === null || open.row.rehearsal) return null;
  const { matchId, setup } = open.row;
  if (leave === matchId || journal.lastActor(matchId) === DEMO_PLAYER.name) return null;
  const { clocks, match } = open.views;
  const names = { matchId, white: setup.white, black: setup.black };
  if (clocks.running) return refuse('match/clock_running', names);
  return isNew && match.status === 'playing' && match.ply > 0 ? refuse('match/in_play', names) : null;
};

/** A new match, opened at once. A return game is a rehearsal where its first game was one. */
export const newMatch: MatchHandler<'newMatch'> = {
  of: 'match',
  decide: (situation, { event, white, black, settings, returnOf, rehearsal, leave, game: asked, games: planned }) => {
    const { games, defaultGame, journal, nowMs, newMatchId } = situation;
    const id = asked ?? (returnOf === null ? undefined : journal.match(returnOf)?.game) ?? defaultGame;
    const game = own(games, id);
    if (game === undefined) return err(refuse('command/not_here', { type: 'newMatch', game: id }));
    const bad = notOffered(game.settings, settings);
    if (bad !== null) return err(refuse('settings/not_offered', bad));
    const isRehearsal = rehearsal ?? (returnOf !== null && journal.match(returnOf)?.rehearsal === true);
    const problem = mayLeave(situation, leave, true);
    if (problem !== null) return err(problem);
    const setup = withReturn(situation, game, {
      event,
      white,
      black,
      settings,
      returnOf,
      ...(planned === undefined ? {} : { games: planned }),
    });
    if (!setup.ok) return setup;
    const start = beginning(game, setup.value);
    if (!start.ok) return start;
    const unfit = game.setUpProblem?.(setup.value) ?? null;
    if (unfit !== null) return err(unfit);
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
  decide: (situation, { matchId, leave }) => {
    const { open, journal, games } = situation;
    if (open?.row.matchId === matchId)
      return ok({ match: open, created: false, opened: false, events: [], undone: [] });
    const loaded = loadMatch(journal, games, matchId);
    if (!loaded.ok) return loaded;
    const { row } = loaded.value;
    const problem = row.archived ? refuse('match/archived', { matchId }) : mayLeave(situation, leave, false);
    if (problem !== null) return err(problem);
    return ok({ match: loaded.value, created: false, opened: true, events: [], undone: [] });
  },
};
