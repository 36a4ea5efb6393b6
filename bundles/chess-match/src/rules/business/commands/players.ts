import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../common/result';
import { opponent, type Side } from '../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import type { State } from '../state';

const PENALTY_MS = 120_000;

/** The red line (B25): the first time a warning, then expulsion or two minutes for the opponent, as the arbiter chooses. */
export const redLine = (
  state: State,
  side: Side,
  player: string,
  penalty: 'warning' | 'expulsion' | 'time',
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const warnings = state.cards[side];
  const isFirst = warnings === 0;
  if (isFirst !== (penalty === 'warning')) {
    return err(refuse('redline/penalty', { warnings, expected: isFirst ? 'warning' : 'expulsion, time' }));
  }
  const crossed: Event = { type: 'redLineCrossed', side, player, penalty, atMs: nowMs };
  if (penalty !== 'time') return ok([crossed]);
  return ok([crossed, { type: 'timeAdded', side: opponent(side), ms: PENALTY_MS, reason: 'red line', atMs: nowMs }]);
};

/** A substitution (B26): only while the team's own clock does not run. */
export const substitute = (
  state: State,
  side: Side,
  names: { readonly out: string; readonly in: string },
  nowMs: number,
): Result<readonly Event[], Problem> =>
  state.clock.running === side
    ? err(refuse('substitute/clock_running', { side }))
    : ok([{ type: 'substituted', side, out: names.out, in: names.in, atMs: nowMs }]);
