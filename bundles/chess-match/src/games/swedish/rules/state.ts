import type { SwedishPlay } from '@schemas/play';
import type { BySide, Side } from '../../common/sides';
import type { PieceType } from '../../chess/definition';
import type { Move, Position } from '../../chess/position';
import type { DelayedClock, PerMove } from '../../apart/delayedClock';
import type { Gap } from '../../apart/gaps';
import type { BoardId, ByBoard, Seat, Team } from './seats';
import { BOARDS, teamAt } from './seats';
import type { Settings } from './settings';

/** As the view tells them (S8-S10). */
export type EndReason = NonNullable<SwedishPlay['end']>['reason'];

/** How both boards ended (S8). */
export interface End {
  /** The winner; null where nothing was decided. */
  readonly result: Team | 'draw' | null;
  readonly reason: EndReason;
  /** Where it happened; none where it happened beside the boards. */
  readonly at: readonly Seat[];
  /** When the clocks stopped, Unix ms. */
  readonly atMs: number;
}

/** A move as it was made. */
export interface MadeMove {
  readonly board: BoardId;
  readonly side: Side;
  /** As it counts on that board, from the number it began with. */
  readonly number: number;
  readonly move: Move;
  readonly san: string;
  /** What went over to the partner, as the type it goes over as; null for no capture. */
  readonly gave: PieceType | null;
  /** The mover's clock after the press; null where no clock was kept. */
  readonly clockMs: number | null;
  readonly atMs: number;
}

export interface BoardState {
  /** With the reserves of this board's two players. */
  readonly position: Position;
  readonly clock: DelayedClock;
  /** Keys of all positions that stood here, the present one last. */
  readonly keys: readonly string[];
  /** Of the first move of each side: a match may begin in the middle of a game (S14). */
  readonly firstNumber: BySide<number>;
}

/** A punishment for naming a move (S11). */
export interface Punishment extends Seat {
  readonly penalty: Settings['namedMove'];
  readonly ms: number;
  readonly reason: string;
  readonly atMs: number;
}

/** What the arbiter has set on a board, for the record. */
export interface Correction {
  readonly board: BoardId;
  /** Moves made on both boards before it. */
  readonly afterMoves: number;
  readonly set:
    | { readonly kind: 'position'; readonly fen: string }
    | { readonly kind: 'reserve'; readonly side: Side; readonly piece: PieceType; readonly count: number };
}

export interface State {
  readonly settings: Settings;
  readonly boards: ByBoard<BoardState>;
  /** On both boards, in the order they were made. */
  readonly moves: readonly MadeMove[];
  /** The clocks have been started at least once: their times mean something. */
  readonly clocksUsed: boolean;
  /** Teams whose offer of a draw stands. */
  readonly offers: readonly Team[];
  /** The board the next move must be made on (S13). */
  readonly demanded: BoardId | null;
  readonly punishments: readonly Punishment[];
  readonly corrections: readonly Correction[];
  readonly end: End | null;
  /** Still to be decided on, the oldest first. */
  readonly gaps: readonly Gap<BoardId>[];
  /** What is being prepared on each board; empty as events leave it. */
  readonly drafts: ByBoard<string>;
}

export const movesOn = ({ moves }: State, board: BoardId): readonly MadeMove[] =>
  moves.filter((made) => made.board === board);

/** Of the next move of a side. */
export const nextNumber = (state: State, { board, side }: Seat): number =>
  state.boards[board].firstNumber[side] + movesOn(state, board).filter((made) => made.side === side).length;

/** Who is to move on a board. */
export const seatToMove = (state: State, board: BoardId): Seat => ({
  board,
  side: state.boards[board].position.toMove,
});

export const teamToMove = (state: State, board: BoardId): Team => teamAt(board, state.boards[board].position.toMove);

export const isRunning = ({ boards }: State): boolean =>
  boards.A.clock.running !== null || boards.B.clock.running !== null;

/** What each move brings here (S14): an increment as far as clocks are kept. */
export const perMove = ({ settings, clocksUsed }: State): PerMove => ({
  incrementMs: clocksUsed ? settings.incrementMs : 0,
  delayMs: settings.delayMs,
});

/** Whose clocks run now. */
export const running = ({ boards }: State): readonly Seat[] =>
  BOARDS.flatMap((board) => {
    const side = boards[board].clock.running;
    return side === null ? [] : [{ board, side }];
  });
