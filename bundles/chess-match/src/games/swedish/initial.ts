import { newClock } from '../common/clock';
import { ok, type Result } from '../common/result';
import { startPosition } from '../chess/start';
import { positionKey } from '../chess/writeFen';
import type { Problem } from '../common/problem';
import { rulesOf } from './moves/rulesOf';
import { byBoard } from './seats';
import { readSettings } from './settings';
import type { State } from './state';

export interface Setup {
  /** Settings that differ from the defaults, by name: values, or their texts as in record tags. */
  readonly settings: Readonly<Partial<Record<string, unknown>>>;
}

/** A match about to begin (S1): every man at home on both boards, reserves empty, clocks full and stopped. */
export const initial = (setup: Setup): Result<State, Problem> => {
  const read = readSettings(setup.settings);
  if (!read.ok) return read;
  const settings = read.value;
  const rules = rulesOf(settings);
  const position = startPosition(rules);
  return ok({
    settings,
    boards: byBoard(() => ({
      position,
      clock: { ...newClock(settings.timePerPlayerMs), delayMs: settings.delayMs },
      keys: [positionKey(rules, position)],
    })),
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
