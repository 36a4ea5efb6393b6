import { writeFen } from '../../chess/writeFen';
import type { AtStake, LookBack } from '../../common/lookBack';
import { isJudged, JUDGE } from '../rules/judge';
import { rulesOf } from '../rules/moves/rulesOf';
import { isBoard, numberOf } from '../rules/numbers';
import { BOARDS, teamAt, type BoardId } from '../rules/seats';
import type { State } from '../rules/state';
import { boardViews, scoreOf } from './project';

/** S8 the match pays one point, wherever it is decided: each board has half a say in who gets it. */
const SAY = 0.5;

const positionOn = ({ settings, boards }: State, board: BoardId): string =>
  writeFen(rulesOf(settings), boards[board].position);

const atStake = (state: State): readonly AtStake[] =>
  state.end !== null
    ? []
    : BOARDS.map((board) => ({
        line: board,
        board: numberOf(board),
        position: positionOn(state, board),
        points: SAY,
        white: teamAt(board, 'white') === 'first' ? 'white' : 'black',
      }));

const HALF = 0.5;

/** Share of each board's say that team White got: both boards end together. */
const ended = ({ end }: State): Readonly<Record<string, number>> => {
  if (end === null || end.result === null) return {};
  const share = end.result === 'draw' ? HALF : Number(end.result === 'first');
  return Object.fromEntries(BOARDS.map((board) => [board, share]));
};

/** What a commentator looks back on: both boards with what may be dropped, and the score. */
export const lookBack: LookBack<State> = {
  glance: (state) => ({
    ply: state.moves.length,
    boards: boardViews(state),
    positions: Object.fromEntries(BOARDS.map((board) => [String(numberOf(board)), positionOn(state, board)])),
    score: scoreOf(state),
    counts: {},
    ...(isJudged(state.settings) ? { atStake: atStake(state) } : {}),
  }),
  judge: JUDGE,
  dealings: (state) => ({ made: [], offered: [], ended: ended(state) }),
  clocks: ({ boards }) => BOARDS.map((board) => boards[board].clock),
  toMove: ({ boards }, thread) => (isBoard(thread) ? boards[thread].position.toMove : 'white'),
};
