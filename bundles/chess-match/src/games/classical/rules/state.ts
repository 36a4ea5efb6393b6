import type { DelayedClock, PerMove } from '../../apart/delayedClock';
import type { Gap, SeatAt } from '../../apart/gaps';
import { sideToMove } from '../../chess/onFen';
import { RULED_ENDS } from '../../common/ruling';
import { SIDES, type BySide, type Side } from '../../common/sides';
import { sideOf } from './colours';
import type { Settings } from './settings';

export const END_REASONS = [
  ...(['mate', 'stalemate', 'dead-position', 'repetition', 'fifty', 'seventy-five'] as const),
  ...(['agreement', 'resignation', 'flag', 'aborted'] as const),
  ...RULED_ENDS,
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** How a game of the match ended, by the colours of its board. */
export interface End {
  /** The winner; null where nothing was decided. */
  readonly result: Side | 'draw' | null;
  readonly reason: EndReason;
  /** When its clock stopped, Unix ms. */
  readonly atMs: number;
}

/** A move as it was made. */
export interface MadeMove {
  readonly board: number;
  readonly side: Side;
  /** As it counts on that board. */
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly san: string;
  /** The mover's clock after the press; null where no clock was kept. */
  readonly clockMs: number | null;
  readonly atMs: number;
}

/** A position that the arbiter has set, for the record. */
export interface Correction {
  /** Moves made on that board before it. */
  readonly afterMoves: number;
  readonly fen: string;
}

/** A game of the match. */
export interface BoardState {
  readonly fen: string;
  /** Keys of all positions that stood here, the present one last. */
  readonly keys: readonly string[];
  readonly clock: DelayedClock;
  /** It has been started at least once: its times mean something. */
  readonly clockUsed: boolean;
  /** Colours whose offer of a draw stands. */
  readonly offers: readonly Side[];
  readonly corrections: readonly Correction[];
  readonly end: (End & { readonly afterMoves: number }) | null;
}

export interface State {
  readonly settings: Settings;
  /** The first board first. */
  readonly boards: readonly BoardState[];
  /** On all boards, in the order they were made. */
  readonly moves: readonly MadeMove[];
  /** Boards that are over, in the order in which they ended. */
  readonly ended: readonly number[];
  /** Still to be decided on, the oldest first. */
  readonly gaps: readonly Gap<number>[];
  /** What is being prepared on each board; empty as events leave it. */
  readonly drafts: readonly string[];
}

/** The boards by their numbers, the first first. */
export const numbered = ({ boards }: State): readonly (BoardState & { readonly board: number })[] =>
  boards.map((each, index) => ({ ...each, board: index + 1 }));

export const onBoard = ({ boards }: State, board: number): BoardState | null => boards[board - 1] ?? null;

export const movesOn = ({ moves }: State, board: number): readonly MadeMove[] =>
  moves.filter((made) => made.board === board);

export const toMoveOn = ({ fen }: Pick<BoardState, 'fen'>): Side => sideToMove(fen);

/** Of the next move, as it stands in the position. */
export const moveNumber = ({ fen }: Pick<BoardState, 'fen'>): number => Number(fen.split(' ')[5] ?? 1);

/** The match is over when every board is. */
export const isOver = ({ boards }: State): boolean => boards.every(({ end }) => end !== null);

/** Why a match that is over is: the last board that ended. */
export const lastEnd = (state: State): EndReason | null => {
  const last = state.ended.at(-1);
  return last === undefined ? null : (onBoard(state, last)?.end?.reason ?? null);
};

/** What each move brings here: an increment as far as a clock is kept. */
export const perMove = ({ settings }: State, { clockUsed }: Pick<BoardState, 'clockUsed'>): PerMove => ({
  incrementMs: clockUsed ? settings.incrementMs : 0,
  delayMs: settings.delayMs,
});

/** Whose clocks run now. */
export const running = (state: State): readonly SeatAt<number>[] =>
  numbered(state).flatMap(({ board, clock: { running: side } }) => (side === null ? [] : [{ board, side }]));

/** Half-points of one game, by the colours of its board. */
export const halvesOf = (end: Pick<End, 'result'> | null): BySide<number> => {
  if (end === null || end.result === null) return { white: 0, black: 0 };
  if (end.result === 'draw') return { white: 1, black: 1 };
  return { white: end.result === 'white' ? 2 : 0, black: end.result === 'black' ? 2 : 0 };
};

/** C8 half-points of the teams: those of the boards together. */
export const scoreOf = (state: State): BySide<number> => {
  const of = (team: Side): number =>
    numbered(state).reduce((sum, { board, end }) => sum + halvesOf(end)[sideOf(state.settings, board, team)], 0);
  const [white, black] = SIDES.map(of);
  return { white: white ?? 0, black: black ?? 0 };
};
