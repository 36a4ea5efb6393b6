import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { refuse } from './errors';
import { readStart, writeStart } from './fen';
import { begin, startOf, type Start } from './game';
import type { Settings } from './settings';
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

/** The usual beginning as FEN. */
export const usualFen = (settings: Settings): string => {
  const kind = agreedKind(settings);
  return writeStart(kind, startOf(kind));
};
