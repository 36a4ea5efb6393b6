import type { TurnsView } from '@schemas/turns';
import { ONE_SEATING, ONE_THREAD } from '../../common/threads';
import type { GameViews } from '../../common/views';
import type { Agreed } from '../record/player';
import type { DuelState } from '../state';
import { BOARD, LINE, type DuelReader } from './board';
import { duelClocks } from './clocks';

/** A game of two sides on one board, as its views are made. */
export interface DuelProject<State extends DuelState> extends DuelReader<State>, Pick<GameViews, 'boards' | 'play'> {
  /** The game's id. */
  readonly game: string;
  /** The turn being made: its label, and its number as it counts on the board. */
  readonly turn: string;
  readonly moveNumber: number;
  readonly settings: Agreed;
  /** The last of them, as many as those want who were not looking. */
  readonly turns: readonly Omit<TurnsView['turns'][number], 'ply'>[];
}

const matchView = <State extends DuelState>(state: State, of: DuelProject<State>): GameViews['match'] => {
  const isOver = state.end !== null;
  const toMove = isOver ? null : of.toMove(state);
  const { turn, moveNumber } = of;
  const ply = of.plies(state);
  return {
    status: isOver ? 'over' : 'playing',
    toMove,
    turn,
    moveNumber,
    ply,
    boards: 1,
    liveBoards: isOver ? [] : [BOARD],
    settings: { ...of.settings },
    threads: [{ id: ONE_THREAD, boards: [BOARD], toMove, turn, moveNumber, ply }],
    seats: ONE_SEATING,
  };
};

const scoreView = <State extends DuelState>(state: State, of: DuelProject<State>): GameViews['score'] => {
  const { white, black } = of.scoreOf(state);
  const { end } = state;
  if (end === null || end.result === null) return { white, black, ledger: [] };
  const side = end.result === 'draw' ? 'white' : end.result;
  const entry = { turn: of.lastLabel(state), ply: of.plies(state), side, board: BOARD, line: LINE };
  return {
    white,
    black,
    ledger: [{ ...entry, kind: end.reason, badges: [], white, black, whiteTotal: white, blackTotal: black }],
  };
};

/** Everything that pages of all kinds may know of a state. */
export const projectDuel = <State extends DuelState>(state: State, of: DuelProject<State>): GameViews => {
  const before = of.plies(state) - of.turns.length;
  return {
    match: matchView(state, of),
    boards: of.boards,
    clocks: duelClocks(state, of.game),
    score: scoreView(state, of),
    turns: { turns: of.turns.map((made, index) => ({ ...made, ply: before + index + 1 })) },
    ...(of.play !== undefined && { play: of.play }),
  };
};
