import type { Problem } from '@schemas/draft';
import { overrunAt } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import type { Side } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, liveBranches, type State } from '../state';

/**
 * Why the last branch cannot go to the control board (B23): one branch is live, at least one ended. Null when it can.
 */
export const controlBarred = (state: State): Problem | null => {
  if (isOver(state)) return refuse('game/over', {});
  if (state.controlBoard) return refuse('control/already', {});
  const live = liveBranches(state).length;
  const ended = state.branches.length - live;
  return live !== 1 || ended < 1 ? refuse('control/not_endgame', { live, ended }) : null;
};

/** Either side asks for the control board. */
export const controlBoard = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  const barred = controlBarred(state);
  if (barred !== null) return err(barred);
  const overrunMs = {
    white: overrunAt(state.clock, 'white', nowMs),
    black: overrunAt(state.clock, 'black', nowMs),
  };
  const isUnseen = state.settings.endgame === 'plus5min' && overrunMs.white + overrunMs.black > 0;
  return ok([{ type: 'controlBoardSet', side, ...(isUnseen ? { overrunMs } : {}), atMs: nowMs }]);
};
