import type { GameMatchView, GameThread, GameViews } from '../../common/views';
import { ONE_SEATING, ONE_THREAD } from '../../common/threads';
import { duelClocks } from '../../duel/clocksView';
import { scoreOf, toMove, type State } from '../rules/state';
import { seriesLine, turnLabel } from '../rules/undoLabel';
import { BOARD, boardView, lastLabel, LINE } from './board';
import { play } from './play';

const threadView = (state: State): GameThread => ({
  id: ONE_THREAD,
  boards: [BOARD],
  toMove: state.end === null ? toMove(state) : null,
  turn: turnLabel({ number: state.stand.turn }),
  moveNumber: state.stand.turn,
  ply: state.turns.length,
});

const matchView = (state: State): GameMatchView => {
  const isOver = state.end !== null;
  return {
    status: isOver ? 'over' : 'playing',
    toMove: isOver ? null : toMove(state),
    turn: turnLabel({ number: state.stand.turn }),
    moveNumber: state.stand.turn,
    ply: state.turns.length,
    boards: 1,
    liveBoards: isOver ? [] : [BOARD],
    happened: null,
    settings: { ...state.settings },
    threads: [threadView(state)],
    seats: ONE_SEATING,
  };
};

const scoreView = (state: State): GameViews['score'] => {
  const { white, black } = scoreOf(state);
  const { end } = state;
  if (end === null || end.result === null) return { white, black, ledger: [] };
  const side = end.result === 'draw' ? 'white' : end.result;
  const entry = { turn: lastLabel(state), ply: state.turns.length, side, board: BOARD, line: LINE };
  return {
    white,
    black,
    ledger: [{ ...entry, kind: end.reason, badges: [], white, black, whiteTotal: white, blackTotal: black }],
  };
};

/** As many series as those want who were not looking. */
const SHOWN = 8;

const turnsView = ({ turns }: State): GameViews['turns'] => ({
  turns: turns.slice(-SHOWN).map((made, index, shown) => ({
    turn: turnLabel(made),
    ply: turns.length - shown.length + index + 1,
    side: made.side,
    moves: made.moves.map(({ san }) => ({ board: BOARD, san })),
    line: seriesLine(made),
  })),
});

/** Everything that pages of all kinds may know of a state. */
export const project = (state: State): GameViews => ({
  match: matchView(state),
  boards: [boardView(state)],
  clocks: duelClocks(state, 'progressive'),
  score: scoreView(state),
  turns: turnsView(state),
  play: play(state),
});
