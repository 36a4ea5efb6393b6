import { unborneRights } from '../../chess/unborneRights';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { refuse } from './errors';
import { readStart, writeStart } from './fen';
import { begin, startOf, type Start } from './game';
import { readSettings, type Settings } from './settings';
import { agreedKind } from './variant';

/** Where a match begins. @returns start/bad_position or start/over */
export const startIn = (settings: Settings): Result<Start, Problem> => {
  const kind = agreedKind(settings);
  const fen = settings.start;
  if (fen === '') return ok(startOf(kind));
  const read = readStart(kind, fen);
  if (!read.ok)
    return err(refuse('start/bad_position', { setting: 'start', what: read.error.kind, part: read.error.text }, fen));
  const { end } = begin(kind, read.value);
  return end === null ? read : err(refuse('start/over', { setting: 'start', reason: end.reason }, fen));
};

/** Rights to castle that a new match may not begin with: no pieces bear them out. @returns start/bad_position */
export const setUpProblem = ({ settings }: Setup): Problem | null => {
  const read = readSettings(settings);
  if (!read.ok) return null;
  const { start } = read.value;
  const kind = agreedKind(read.value);
  const begun = start === '' ? null : readStart(kind, start);
  if (begun?.ok !== true || kind.rules.definition.castlings.length === 0) return null;
  const part = unborneRights(start, writeStart(kind, begun.value));
  return part === '' ? null : refuse('start/bad_position', { setting: 'start', what: 'not-at-home', part }, start);
};
