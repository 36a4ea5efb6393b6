import type { LookBack } from '../../common/lookBack';
import { ORTHODOX_JUDGE } from '../../chess/judge';
import { projectBoards } from './boards';
import { dealings } from './dealings';
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
    atStake: liveBranches(state).map(({ id, board, fen, stake }) => ({
      line: id,
      board,
      position: fen,
      points: stake,
      white: 'white',
    })),
  }),
  judge: ORTHODOX_JUDGE,
  dealings,
  clocks: ({ clock }) => [clock],
  toMove: ({ ply }) => sideOfPly(ply),
};
