import { newClock } from '../../common/clock';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import { positionKey, readPosition, setUpFault, START_FEN } from '../../chess/onFen';
import { unborneRights } from '../../chess/unborneRights';
import { refuse, type Fault } from './errors';
import { readSettings, type Settings } from './settings';
import type { BoardState, State } from './state';

const badStart = (fen: string, what: Fault, part: string): Problem =>
  refuse('start/bad_position', { setting: 'start', what, part }, fen);

/** Where every board begins. @returns start/bad_position */
const startIn = ({ start }: Settings): Result<string, Problem> => {
  if (start === '') return ok(START_FEN);
  const fault = setUpFault(start);
  if (fault !== null) return err(badStart(start, fault.kind, fault.text));
  const read = readPosition(start);
  return read === null ? err(badStart(start, 'no-move', '')) : ok(read.fen);
};

/** Rights to castle that a new match may not begin with: no pieces bear them out. @returns start/bad_position */
export const setUpProblem = ({ settings }: Setup): Problem | null => {
  const read = readSettings(settings);
  if (!read.ok || read.value.start === '') return null;
  const { start } = read.value;
  const begun = readPosition(start);
  const part = begun === null ? '' : unborneRights(start, begun.fen);
  return part === '' ? null : badStart(start, 'not-at-home', part);
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
