import type { Problem } from '../../common/problem';
import { ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { keyOf } from './fen';
import { newDuel } from '../../duel/state';
import { readSettings } from './settings';
import { startIn } from './start';
import type { State } from './state';

/** A match about to begin (L1), its clock full and stopped. @returns settings/bad_value, and what `startIn` refuses */
export const initial = (setup: Setup): Result<State, Problem> => {
  const read = readSettings(setup.settings);
  if (!read.ok) return read;
  const settings = read.value;
  const start = startIn(settings);
  if (!start.ok) return start;
  const position = start.value;
  return ok({
    settings,
    position,
    keys: [keyOf(position)],
    turns: [],
    ...newDuel(settings.timePerSideMs),
  });
};
