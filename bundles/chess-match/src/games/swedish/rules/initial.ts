import { newClock } from '../../common/clock';
import { ok, type Result } from '../../common/result';
import type { Setup } from '../../common/setup';
import type { Position } from '../../chess/position';
import { positionKey } from '../../chess/writeFen';
import type { Problem } from '../../common/problem';
import { rulesOf } from './moves/rulesOf';
import { byBoard } from './seats';
import { readSettings, type Settings } from './settings';
import { startOn } from './start';
import type { BoardState, State } from './state';

const boardOf = (settings: Settings, position: Position): BoardState => ({
  position,
  clock: { ...newClock(settings.timePerPlayerMs), delayMs: settings.delayMs },
  keys: [positionKey(rulesOf(settings), position)],
  firstNumber: {
    white: position.moveNumber + (position.toMove === 'white' ? 0 : 1),
    black: position.moveNumber,
  },
});

/**
 * A match about to begin (S1): every piece at home on both boards and the reserves empty, if it is not to begin
 * elsewhere (S14), clocks full and stopped. @returns settings/bad_value, and what `startOn` refuses
 */
export const initial = (setup: Setup): Result<State, Problem> => {
  const read = readSettings(setup.settings);
  if (!read.ok) return read;
  const settings = read.value;
  const starts = byBoard((board) => startOn(settings, board));
  if (!starts.A.ok) return starts.A;
  if (!starts.B.ok) return starts.B;
  return ok({
    settings,
    boards: { A: boardOf(settings, starts.A.value), B: boardOf(settings, starts.B.value) },
    moves: [],
    clocksUsed: false,
    offers: [],
    demanded: null,
    punishments: [],
    corrections: [],
    end: null,
    gaps: [],
    drafts: { A: '', B: '' },
  });
};
