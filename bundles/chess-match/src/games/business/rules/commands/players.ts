import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../common/result';
import { opponent, type Side } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event } from '../events';
import { cardsOf, type Penalty, type State } from '../state';
import { timeAdded } from './clock';

const PENALTY_MS = 120_000;

interface Crossing {
  readonly side: Side;
  readonly player: string;
  readonly penalty: Penalty;
  readonly reason: string;
}

/** What the next crossing of the red line may cost a side (B25): first a warning, after it the arbiter chooses. */
export const penaltiesFor = (state: State, side: Side): readonly Penalty[] =>
  cardsOf(state, side).length === 0 ? ['warning'] : ['expulsion', 'time'];

/** The red line (B25): a warning, expulsion, or two minutes for the opponent. */
export const redLine = (
  state: State,
  { side, player, penalty, reason }: Crossing,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const allowed = penaltiesFor(state, side);
  if (!allowed.includes(penalty)) {
    const warnings = cardsOf(state, side).length;
    return err(refuse('redline/penalty', { warnings, expected: allowed.join(', ') }));
  }
  const crossed: Event = { type: 'redLineCrossed', side, player, penalty, reason, atMs: nowMs };
  if (penalty !== 'time') return ok([crossed]);
  return ok([crossed, timeAdded(state, { side: opponent(side), ms: PENALTY_MS, reason }, nowMs)]);
};

/** A penalty given in error (B27): it stays in the list, counts no more, and its two minutes go back. */
export const withdrawPenalty = (
  state: State,
  number: number,
  reason: string,
  nowMs: number,
): Result<readonly Event[], Problem> => {
  const given = state.penalties[number - 1];
  if (given === undefined) return err(refuse('penalty/unknown', { number }));
  if (given.withdrawn !== null) return err(refuse('penalty/withdrawn', { number }));
  const withdrawn: Event = { type: 'penaltyWithdrawn', number, reason, atMs: nowMs };
  if (given.penalty !== 'time') return ok([withdrawn]);
  return ok([withdrawn, timeAdded(state, { side: opponent(given.side), ms: -PENALTY_MS, reason }, nowMs)]);
};

/** A substitution (B26): only while the team's own clock does not run. */
export const substitute = (
  state: State,
  side: Side,
  names: { readonly out: string; readonly in: string },
  nowMs: number,
): Result<readonly Event[], Problem> => {
  if (state.clock.running === side) return err(refuse('substitute/clock_running', { side }));
  if (names.out === names.in) return err(refuse('substitute/same_player', { player: names.in }));
  return ok([{ type: 'substituted', side, out: names.out, in: names.in, atMs: nowMs }]);
};
