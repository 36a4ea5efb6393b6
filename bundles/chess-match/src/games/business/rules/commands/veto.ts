import type { Problem } from '@schemas/draft';
import { remainingAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import type { Side } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, type State } from '../state';

/** Why a side cannot declare a veto, whatever the clock says; null when only the clock decides. */
export const vetoBarred = (state: State, side: Side): Problem | null => {
  if (isOver(state)) return refuse('game/over', {});
  if (state.controlBoard) return refuse('veto/control_board', {});
  const earlier = state.vetoes.find(({ by }) => state.settings.vetoScope === 'both' || by === side);
  return earlier === undefined ? null : refuse('veto/already', { by: earlier.by });
};

/**
 * Forbids branching for the rest of the game (B22): while the own clock runs and shows strictly less than the window.
 */
export const declareVeto = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  const barred = vetoBarred(state, side);
  if (barred !== null) return err(barred);
  if (state.clock.running !== side) return err(refuse('veto/not_your_clock', { side }));
  const remainingMs = remainingAt(state.clock, side, nowMs);
  const windowMs = state.settings.vetoWindowMs;
  if (remainingMs >= windowMs) return err(refuse('veto/too_early', { side, remainingMs, windowMs }));
  return ok([{ type: 'vetoDeclared', side, clockMs: state.clockUsed ? remainingMs : null, atMs: nowMs }]);
};
