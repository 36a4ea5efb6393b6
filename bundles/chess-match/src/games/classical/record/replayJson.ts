import { numbered, isOver, movesOn, scoreOf, toMoveOn, type EndReason, type State } from '../rules/state';
import type { Side } from '../../common/sides';

/** The object of `npm run replay`. */
export interface ReplayJson {
  readonly game: 'classical';
  readonly status: 'playing' | 'over';
  /** Points of the teams, named by their colours on the first board. */
  readonly points: { readonly white: number; readonly black: number };
  readonly boards: readonly {
    readonly board: number;
    readonly result: Side | 'draw' | null;
    readonly reason: EndReason | null;
    readonly toMove: Side | null;
    readonly fen: string;
    readonly moves: readonly string[];
  }[];
}

export const replayJson = (state: State): ReplayJson => {
  const { white, black } = scoreOf(state);
  return {
    game: 'classical',
    status: isOver(state) ? 'over' : 'playing',
    points: { white: white / 2, black: black / 2 },
    boards: numbered(state).map(({ board, end, fen }) => ({
      board,
      result: end?.result ?? null,
      reason: end?.reason ?? null,
      toMove: end === null ? toMoveOn({ fen }) : null,
      fen,
      moves: movesOn(state, board).map(({ san }) => san),
    })),
  };
};
