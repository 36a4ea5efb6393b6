import { press, remainingAt } from '../../../common/clock';
import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../errors';
import type { Event, TurnPlayed } from '../events';
import { plannedDraft, planSeries, type PlannedSeries } from '../planSeries';
import { toMove, type State } from '../state';

const played = (state: State, { moves, game }: PlannedSeries, atMs: number): TurnPlayed => {
  const side = toMove(state);
  const { clock, clockUsed, settings, stand } = state;
  return {
    type: 'turnPlayed',
    number: stand.turn,
    side,
    moves,
    clockMs: clockUsed ? remainingAt(press(clock, side, settings.incrementMs, atMs), side, atMs) : null,
    end: game.end === null ? null : { ...game.end, atMs },
    atMs,
  };
};

/** Why a line cannot be pressed as it is; null where it can. */
export const seriesFault = ({ end, stand }: State, { problem, lacks, game }: PlannedSeries): Problem | null => {
  if (end !== null) return refuse('game/over', { reason: end.reason });
  if (problem !== null || lacks === 0) return problem;
  return refuse('series/short', { turn: stand.turn, lacks, length: game.series.length });
};

/**
 * The press of the clock: the whole series or nothing (P1).
 * @param line as written; null: the draft
 * @returns game/over, the first refusal in the order of the moves, else series/short
 */
export const commitTurn = (state: State, line: string | null, nowMs: number): Result<readonly Event[], Problem> => {
  const planned = line === null || line === state.draft ? plannedDraft(state) : planSeries(state, line);
  const fault = seriesFault(state, planned);
  return fault === null ? ok([played(state, planned, nowMs)]) : err(fault);
};
