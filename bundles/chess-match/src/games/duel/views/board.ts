import type { BoardView } from '@schemas/boards';
import type { BySide, Side } from '../../common/sides';
import type { DuelState } from '../state';

/** The only board there is, and the thread of play on it for life. */
export const BOARD = 1;
export const LINE = 'game';

/** What the views of a game of two sides on one board need beside what every such game keeps. */
export interface DuelReader<State extends DuelState> {
  toMove(state: State): Side;
  /** Half-points. */
  scoreOf(state: State): BySide<number>;
  /** How many turns have been made. */
  plies(state: State): number;
  /** "3.": the last turn that counts; empty before the first. */
  lastLabel(state: State): string;
  /** The position as the game's study reads it (`games/studies.ts`). */
  studyText(state: State): string;
}

type OfBoard = 'board' | 'status' | 'line' | 'toMove' | 'badges' | 'result' | 'reserves';

/** The board beside its pieces: whose turn it is, and how it ended. */
export const boardFacts = <State extends DuelState>(
  { toMove, scoreOf, plies, lastLabel }: DuelReader<State>,
  state: State,
): Pick<BoardView, OfBoard> => ({
  board: BOARD,
  status: state.end === null ? 'live' : 'ended',
  line: LINE,
  toMove: state.end === null ? toMove(state) : null,
  badges: [],
  result:
    state.end === null
      ? null
      : { kind: state.end.reason, turn: lastLabel(state), ply: plies(state), badges: [], ...scoreOf(state) },
  reserves: null,
});
