import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../common/result';
import type { Side } from '../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { isOver, liveBranches, type State } from '../state';

/** The last branch goes to the control board (B23): one branch live, at least one ended. */
export const controlBoard = (state: State, side: Side, nowMs: number): Result<readonly Event[], Problem> => {
  if (isOver(state)) return err(refuse('game/over', {}));
  if (state.controlBoard) return err(refuse('control/already', {}));
  const live = liveBranches(state).length;
  const ended = state.branches.length - live;
  if (live !== 1 || ended < 1) return err(refuse('control/not_endgame', { live, ended }));
  return ok([{ type: 'controlBoardSet', side, atMs: nowMs }]);
};
