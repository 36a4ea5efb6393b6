import type { BusinessArbiter } from '@schemas/arbiter';
import { turnLabel } from '../../common/sides';
import { penaltiesFor } from '../rules/commands/players';
import { unconfirmed, type State } from '../rules/state';

/** So many turns after a branching the mother still stands nearly as it was copied. */
const FRESH_PLIES = 2;

/** What the arbiter has entered and has still to look at. */
export const projectArbiter = (state: State): BusinessArbiter => ({
  game: 'business',
  unconfirmed: unconfirmed(state).map(({ board }) => board),
  copies: unconfirmed(state).map(({ board, bornPly }) => ({
    board,
    turn: turnLabel(bornPly - 1),
    fresh: state.ply - bornPly <= FRESH_PLIES,
  })),
  penalties: state.penalties.map(({ ply, ...given }, index) => ({ number: index + 1, turn: turnLabel(ply), ...given })),
  mayGive: { white: [...penaltiesFor(state, 'white')], black: [...penaltiesFor(state, 'black')] },
  substitutions: state.substitutions.map(({ ply, ...made }) => ({ turn: turnLabel(ply), ...made })),
  fixes: state.fixes.map((fix) => ({ ...fix })),
});
