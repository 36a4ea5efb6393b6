import { press, remainingAt } from '../../../common/clock';
import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { TABLES } from '../board';
import { refuse } from '../errors';
import type { Event, TurnPlayed } from '../events';
import { plannedDraft, planTurn, type Outcome, type PlannedTurn } from '../planTurn';
import { toMove, type MadeTurn, type State } from '../state';
import type { Turn } from '../turn';
import { textOf } from '../turnText';

const moveOf = (turn: Turn): MadeTurn['move'] => {
  if (turn.kind === 'inauguration') return null;
  const { from, to, promotion } = turn.step;
  return { from: TABLES.names[from] ?? '', to: TABLES.names[to] ?? '', promotion };
};

const played = (state: State, { turn, end, calls }: Outcome, atMs: number): TurnPlayed => {
  const side = toMove(state);
  const { clock, clockUsed, settings, position } = state;
  return {
    type: 'turnPlayed',
    number: position.moveNumber,
    side,
    move: moveOf(turn),
    text: textOf(turn),
    calls,
    clockMs: clockUsed ? remainingAt(press(clock, side, settings.incrementMs, atMs), side, atMs) : null,
    end: end === null ? null : { ...end, atMs },
    atMs,
  };
};

/** Why a line cannot be pressed as it is; null where it can. */
export const turnFault = ({ end }: State, { outcome, problem }: PlannedTurn): Problem | null => {
  if (end !== null) return refuse('game/over', { reason: end.reason });
  if (problem !== null) return problem;
  return outcome === null ? refuse('turn/none', {}) : null;
};

/** The press of the clock. @param line as written; null: the draft */
export const commitTurn = (state: State, line: string | null, nowMs: number): Result<readonly Event[], Problem> => {
  const planned = line === null || line === state.draft ? plannedDraft(state) : planTurn(state, line);
  const fault = turnFault(state, planned);
  if (fault !== null || planned.outcome === null) return err(fault ?? refuse('turn/none', {}));
  return ok([played(state, planned.outcome, nowMs)]);
};
