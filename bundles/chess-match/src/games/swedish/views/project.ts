import type { BoardView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import { turnsApart } from '../../apart/turnsView';
import type { GameMatchView, GameThread, GameViews } from '../../common/views';
import { SIDES, type BySide, type Side } from '../../common/sides';
import { gapView } from '../../apart/gaps';
import { checkOf } from '../../chess/attacks';
import { placementOn } from '../../chess/placementOn';
import { inReserve, type Position } from '../../chess/position';
import type { Rules } from '../../chess/rules';
import { rulesOf } from '../rules/moves/rulesOf';
import { BOARDS, type BoardId } from '../rules/seats';
import { isRunning, movesOn, running, type MadeMove, type State } from '../rules/state';
import { moveLabel } from '../rules/undoLabel';
import { colourOf, kindOf, numberOf, teamColourAt } from '../rules/numbers';
import { play } from './play';

export const placementOf = (state: State, position: Position): Record<string, string> =>
  placementOn(rulesOf(state.settings), position);

const markOf = ({ move, san }: MadeMove): BoardView['lastMoves'][number] =>
  move.kind === 'drop' ? { from: null, to: move.to, san } : { from: move.from, to: move.to, san };

/** What either side may drop, every kind with its number. */
export const reservesOf = ({ definition }: Rules, position: Position): BySide<{ piece: string; count: number }[]> => {
  const of = (side: Side) =>
    definition.reserve.map((piece) => ({ piece: kindOf(piece), count: inReserve(position, side, piece) }));
  return { white: of('white'), black: of('black') };
};

/** Half-points of the teams: a match is worth one point. */
export const scoreOf = ({ end }: State): BySide<number> => {
  if (end === null || end.result === null) return { white: 0, black: 0 };
  if (end.result === 'draw') return { white: 1, black: 1 };
  return { white: end.result === 'first' ? 2 : 0, black: end.result === 'second' ? 2 : 0 };
};

const resultOf = (state: State): BoardView['result'] =>
  state.end === null
    ? null
    : { kind: state.end.reason, turn: lastLabel(state), ply: state.moves.length, badges: [], ...scoreOf(state) };

const lastLabel = ({ moves }: State): string => {
  const last = moves.at(-1);
  return last === undefined ? '' : moveLabel(last);
};

const boardView = (state: State, board: BoardId): BoardView => {
  const rules = rulesOf(state.settings);
  const { position } = state.boards[board];
  const last = movesOn(state, board).at(-1);
  const check = checkOf(rules, position);
  return {
    board: numberOf(board),
    status: state.end === null ? 'live' : 'ended',
    line: board,
    files: rules.definition.files,
    ranks: rules.definition.ranks,
    pieces: placementOf(state, position),
    toMove: state.end === null ? position.toMove : null,
    lastMoves: last === undefined ? [] : [markOf(last)],
    check: check === null ? [] : [check],
    badges: [],
    result: resultOf(state),
    reserves: reservesOf(rules, position),
  };
};

export const boardViews = (state: State): BoardView[] => BOARDS.map((board) => boardView(state, board));

const threadOf = (state: State, board: BoardId): GameThread => {
  const { position } = state.boards[board];
  const { toMove } = position;
  return {
    id: board,
    boards: [numberOf(board)],
    toMove: state.end === null ? toMove : null,
    turn: moveLabel({ number: position.moveNumber, board, side: toMove }),
    moveNumber: position.moveNumber,
    ply: movesOn(state, board).length,
  };
};

const matchView = (state: State): GameMatchView => ({
  status: state.end === null ? 'playing' : 'over',
  toMove: null,
  turn: lastLabel(state),
  moveNumber: Math.max(...BOARDS.map((board) => state.boards[board].position.moveNumber)),
  ply: state.moves.length,
  boards: BOARDS.length,
  liveBoards: state.end === null ? BOARDS.map(numberOf) : [],
  settings: { ...state.settings },
  threads: BOARDS.map((board) => threadOf(state, board)),
  seats: BOARDS.flatMap((board) => SIDES.map((side) => ({ thread: board, side, team: teamColourAt(board, side) }))),
});

const clocksView = (state: State): ClocksView => ({
  clocks: BOARDS.flatMap((board) => {
    const { clock } = state.boards[board];
    return SIDES.map((side) => ({
      id: `${board}-${side}`,
      side,
      thread: board,
      team: teamColourAt(board, side),
      board: numberOf(board),
      remainingMs: clock.remainingMs[side],
      runningSinceMs: running(state).some((seat) => seat.board === board && seat.side === side) ? clock.sinceMs : null,
    }));
  }),
  running: isRunning(state),
  mode: 'swedish',
  gap: gapView(state.gaps),
});

const scoreView = (state: State): GameViews['score'] => {
  const { white, black } = scoreOf(state);
  const { end } = state;
  if (end === null || end.result === null) return { white, black, ledger: [] };
  const board = end.at[0]?.board ?? 'A';
  const side = end.result === 'draw' ? 'white' : colourOf(end.result);
  const entry = { turn: lastLabel(state), ply: state.moves.length, side, board: numberOf(board), line: board };
  return {
    white,
    black,
    ledger: [{ ...entry, kind: end.reason, badges: [], white, black, whiteTotal: white, blackTotal: black }],
  };
};

/** Everything that pages of all kinds may know of a state. */
export const project = (state: State): GameViews => ({
  match: matchView(state),
  boards: boardViews(state),
  clocks: clocksView(state),
  score: scoreView(state),
  turns: turnsApart(state.moves, moveLabel, ({ board }) => numberOf(board)),
  play: play(state),
});
