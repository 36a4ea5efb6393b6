import type { LookBack } from '../../common/lookBack';
import { projectBoards } from './boards';
import { sideOfPly } from '../../common/sides';
import { liveBranches, scoreOf, type State } from '../rules/state';

/** What a commentator looks back on: boards, positions of the live branches, score. */
export const lookBack: LookBack<State> = {
  glance: (state) => ({
    ply: state.ply,
    boards: projectBoards(state),
    positions: Object.fromEntries(liveBranches(state).map(({ board, fen }) => [board, fen])),
    score: scoreOf(state),
    counts: { chipsOut: state.chipsOut },
    atStake: liveBranches(state).map(({ board, fen, stake }) => ({
      board,
      position: fen,
      points: stake,
      white: 'white',
    })),
  }),
  clocks: ({ clock }) => [clock],
  toMove: ({ ply }) => sideOfPly(ply),
};
