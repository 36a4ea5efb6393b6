import type { Problem } from '@schemas/draft';
import { canMate } from '../../../chess/onFen';
import { remainingAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import { opponent, sideOfPly, turnLabel, type Side } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, liveBranches, type LedgerEntry, type State } from '../state';
import { payOut } from '../turn/payOut';

/** What a side gets when its regular time runs out under `incrementAtFlag` (S7, English text). */
export const OVERTIME_MS = 30_000;

/** What a side loses whose time is over (B16). */
export const lostOnTime = (state: State, side: Side): LedgerEntry[] =>
  liveBranches(state).map((branch) => ({
    turn: turnLabel(state.ply),
    ply: state.ply,
    side: sideOfPly(state.ply),
    board: branch.board,
    branch: branch.id,
    kind: 'flag',
    rating: branch.stake,
    halves: payOut(branch.stake, canMate(branch.fen, opponent(side)) ? opponent(side) : null),
  }));

/**
 * The flag of a side has fallen (B16): it loses every live branch, or draws it where the opponent could never mate.
 * @returns flag/time_left while the clock shows time: the arbiter's hall clock is entered with setClock first
 */
export const flag = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  if (isOver(state)) return err(refuse('game/over', {}));
  const remainingMs = remainingAt(state.clock, side, nowMs);
  if (remainingMs > 0) return err(refuse('flag/time_left', { side, remainingMs }));
  const hasGrace = state.controlBoard && state.settings.endgame === 'incrementAtFlag' && !state.overtime.includes(side);
  if (hasGrace) return ok([{ type: 'overtimeStarted', side, atMs: nowMs }]);
  return ok([{ type: 'flagFell', side, ends: lostOnTime(state, side), atMs: nowMs }]);
};
