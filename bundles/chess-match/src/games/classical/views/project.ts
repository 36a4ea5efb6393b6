import type { ClocksView } from '@schemas/clocks';
import { gapView } from '../../apart/gaps';
import { turnsApart } from '../../apart/turnsView';
import type { GameMatchView, GameThread, GameViews } from '../../common/views';
import { SIDES } from '../../common/sides';
import { sideOf, teamAt } from '../rules/colours';
import {
  halvesOf,
  isOver,
  moveNumber,
  movesOn,
  numbered,
  onBoard,
  running,
  scoreOf,
  toMoveOn,
  type State,
} from '../rules/state';
import { moveLabel, turnText } from '../rules/undoLabel';
import { boardViews, labelOf } from './board';
import { play } from './play';

const threadViews = (state: State): GameThread[] =>
  numbered(state).map((of) => ({
    id: String(of.board),
    boards: [of.board],
    toMove: of.end === null ? toMoveOn(of) : null,
    turn: turnText({ number: moveNumber(of), side: toMoveOn(of) }),
    moveNumber: moveNumber(of),
    ply: movesOn(state, of.board).length,
  }));

const matchView = (state: State): GameMatchView => ({
  status: isOver(state) ? 'over' : 'playing',
  toMove: null,
  turn: labelOf(state.moves.at(-1)),
  moveNumber: Math.max(...state.boards.map(moveNumber)),
  ply: state.moves.length,
  boards: state.boards.length,
  liveBoards: numbered(state).flatMap(({ board, end }) => (end === null ? [board] : [])),
  settings: { ...state.settings },
  threads: threadViews(state),
  seats: numbered(state).flatMap(({ board }) =>
    SIDES.map((side) => ({ thread: String(board), side, team: teamAt(state.settings, board, side) })),
  ),
});

const clocksView = (state: State): ClocksView => {
  const runs = running(state);
  return {
    clocks: numbered(state).flatMap(({ board, clock }) =>
      SIDES.map((side) => ({
        id: `${board}-${side}`,
        side,
        thread: String(board),
        team: teamAt(state.settings, board, side),
        board,
        remainingMs: clock.remainingMs[side],
        runningSinceMs: clock.running === side ? clock.sinceMs : null,
      })),
    ),
    running: runs.length > 0,
    mode: 'classical',
    gap: gapView(state.gaps),
  };
};

/** C8 what each board that is over has brought the teams, in the order in which they ended. */
const scoreView = (state: State): GameViews['score'] => {
  const total = { white: 0, black: 0 };
  const ledger = state.ended.flatMap((board): GameViews['score']['ledger'] => {
    const end = onBoard(state, board)?.end ?? null;
    if (end === null || end.result === null) return [];
    const made = movesOn(state, board);
    const halves = halvesOf(end);
    const [white, black] = SIDES.map((team) => halves[sideOf(state.settings, board, team)]);
    const [whites, blacks] = [white ?? 0, black ?? 0];
    total.white += whites;
    total.black += blacks;
    return [
      {
        turn: labelOf(made.at(-1)),
        ply: state.moves.length,
        side: made.at(-1)?.side ?? 'white',
        board,
        line: String(board),
        kind: end.reason,
        badges: [],
        white: whites,
        black: blacks,
        whiteTotal: total.white,
        blackTotal: total.black,
      },
    ];
  });
  return { ...scoreOf(state), ledger };
};

/** Everything that pages of all kinds may know of a state. */
export const project = (state: State): GameViews => ({
  match: matchView(state),
  boards: boardViews(state),
  clocks: clocksView(state),
  score: scoreView(state),
  turns: turnsApart(state.moves, moveLabel, ({ board }) => board),
  play: play(state),
});
