import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import type { CommandOf } from '../commands';
import { refuse } from '../errors';
import type { ShowEvent } from '../events';
import type { ShowState } from '../state';
import { positionAt } from './clock';

/** Holds a replay or a recap, lets it go on, or takes it somewhere else in it. */
export const steerTelling = (
  { tellings }: ShowState,
  { graphic, positionMs, isRunning }: CommandOf<'steerTelling'>,
  atMs: number,
): Result<ShowEvent, Problem> => {
  const clock = tellings[graphic];
  if (clock === null) return err(refuse('show/not_on_air', { graphic }));
  return ok({
    type: 'tellingSteered',
    graphic,
    positionMs: positionMs ?? positionAt(clock, atMs),
    isRunning,
    atMs,
  });
};
