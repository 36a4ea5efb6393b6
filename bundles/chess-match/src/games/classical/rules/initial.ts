import { newClock } from '../../common/clock';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { couldBeSetUp, positionKey, readPosition, START_FEN } from '../../chess/onFen';
import { refuse } from './errors';
import { readSettings, type Settings } from './settings';
import type { BoardState, State } from './state';

/** Where every board begins. @returns start/bad_position */
const startIn = ({ start }: Settings): Result<string, Problem> => {
  if (start === '') return ok(START_FEN);
  const read = readPosition(start);
  return read !== null && couldBeSetUp(read.fen) ? ok(read.fen) : err(refuse('start/bad_position', {}, start));
};

const boardFrom = ({ timePerPlayerMs, delayMs }: Settings, fen: string): BoardState => ({
  fen,
  keys: [positionKey(fen)],
  clock: { ...newClock(timePerPlayerMs), delayMs },
  clockUsed: false,
  offers: [],
  corrections: [],
  end: null,
});

/** A match about to begin (C1), its clocks full and stopped. @returns settings/bad_value, start/bad_position */
export const initial = (setup: Setup): Result<State, Problem> => {
  const read = readSettings(setup.settings);
  if (!read.ok) return read;
  const settings = read.value;
  const start = startIn(settings);
  if (!start.ok) return start;
  return ok({
    settings,
    boards: Array.from({ length: settings.boards }, () => boardFrom(settings, start.value)),
    moves: [],
    ended: [],
    gaps: [],
    drafts: Array.from({ length: settings.boards }, () => ''),
  });
};
