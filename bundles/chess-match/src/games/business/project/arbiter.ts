import type { ArbiterView } from '@schemas/arbiter';
import { turnLabel } from '../../common/sides';
import { unconfirmed, type State } from '../state';

/** What the arbiter has entered and has still to look at. */
export const projectArbiter = (state: State): ArbiterView => ({
  unconfirmed: unconfirmed(state).map(({ board }) => board),
  penalties: state.penalties.map(({ ply, ...given }, index) => ({ number: index + 1, turn: turnLabel(ply), ...given })),
  substitutions: state.substitutions.map(({ ply, ...made }) => ({ turn: turnLabel(ply), ...made })),
  fixes: state.fixes.map((fix) => ({ ...fix })),
});
