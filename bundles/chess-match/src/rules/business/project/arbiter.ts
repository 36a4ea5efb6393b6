import type { ArbiterView } from '@schemas/arbiter';
import { turnLabel } from '../../common/sides';
import { evidence } from '../evidence';
import { unconfirmed, type State } from '../state';
import type { PlannedTurn } from '../turn/planTurn';

/** What the arbiter has entered and has still to look at. */
export const projectArbiter = (state: State, planned: PlannedTurn): ArbiterView => ({
  unconfirmed: unconfirmed(state).map(({ board }) => board),
  penalties: state.penalties.map(({ ply, ...given }, index) => ({ number: index + 1, turn: turnLabel(ply), ...given })),
  substitutions: state.substitutions.map(({ ply, ...made }) => ({ turn: turnLabel(ply), ...made })),
  fixes: state.fixes.map((fix) => ({ ...fix })),
  evidence: evidence(state, planned).map(({ ruling, turns, ...found }) => ({
    ...found,
    turns: [...turns],
    ruling: ruling === null ? null : { accepted: ruling.accepted, reason: ruling.reason },
  })),
});
