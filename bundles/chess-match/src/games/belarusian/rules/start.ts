import type { Position } from '../../chess/position';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { endOfPosition } from './end';
import { refuse } from './errors';
import { readPosition, START } from './fen';
import type { Settings } from './settings';

/** Where a match begins. @returns start/bad_position or start/over */
export const startIn = (settings: Settings): Result<Position, Problem> => {
  const { start } = settings;
  if (start === '') return ok(START);
  const read = readPosition(settings, start);
  if (!read.ok)
    return err(refuse('start/bad_position', { setting: 'start', what: read.error.kind, part: read.error.text }, start));
  const end = endOfPosition(settings, read.value);
  return end === null ? read : err(refuse('start/over', { setting: 'start', reason: end.reason }, start));
};
