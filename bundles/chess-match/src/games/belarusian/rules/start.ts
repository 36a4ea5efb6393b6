import type { Position } from '../../chess/position';
import { unborneRights } from '../../chess/unborneRights';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { endOfPosition } from './end';
import { refuse } from './errors';
import { readPosition, START, writePosition } from './fen';
import { readSettings, type Settings } from './settings';

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

/** L6 rights to castle that a new match may not begin with: no pieces bear them out. @returns start/bad_position */
export const setUpProblem = ({ settings }: Setup): Problem | null => {
  const read = readSettings(settings);
  if (!read.ok || read.value.start === '') return null;
  const { start } = read.value;
  const begun = readPosition(read.value, start);
  const part = begun.ok ? unborneRights(start, writePosition(begun.value)) : '';
  return part === '' ? null : refuse('start/bad_position', { setting: 'start', what: 'not-at-home', part }, start);
};
