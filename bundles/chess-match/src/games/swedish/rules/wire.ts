import type { Side } from '../../common/sides';
import { err, ok, type Result } from '../../common/result';
import type { Problem } from '../../common/problem';
import type { Command } from './commands';
import { refuse } from './errors';
import type { GapCause } from '../../common/gapCause';
import type { State } from './state';
import { boardOf, isBoard, teamOf } from './numbers';

/**
 * The commands of schemas/command.json that Swedish chess answers, envelope left out, and those of the server itself.
 */
export type Wire =
  /** Without `thread` the line says the board itself: "B:N@f7". */
  | { readonly type: 'commitTurn'; readonly thread?: string; readonly line: string | null }
  | { readonly type: 'startClock' }
  | { readonly type: 'stopClock'; readonly reason: string }
  | { readonly type: 'flag'; readonly thread?: string; readonly side: Side }
  | {
      readonly type: 'setClock';
      readonly thread?: string;
      readonly side: Side;
      readonly remainingMs: number;
      readonly reason: string;
    }
  | {
      readonly type: 'addTime';
      readonly thread?: string;
      readonly side: Side;
      readonly ms: number;
      readonly reason: string;
    }
  | { readonly type: 'resignMatch' | 'offerDraw' | 'declineDraw'; readonly team: Side }
  | { readonly type: 'demandMove'; readonly team: Side; readonly thread: string }
  | { readonly type: 'punish'; readonly thread: string; readonly side: Side; readonly reason: string }
  | { readonly type: 'correctPosition'; readonly board: number; readonly fen: string; readonly reason: string }
  | {
      readonly type: 'correctReserve';
      readonly board: number;
      readonly side: Side;
      readonly piece: string;
      readonly count: number;
      readonly reason: string;
    }
  | { readonly type: 'abortMatch'; readonly reason: string }
  | { readonly type: 'noteGap'; readonly cause: GapCause; readonly fromMs: number; readonly toMs: number }
  | { readonly type: 'noteStep'; readonly byMs: number }
  | { readonly type: 'dismissGap'; readonly giveBack: boolean };

export const WIRE_COMMANDS: readonly Wire['type'][] = [
  ...(['commitTurn', 'startClock', 'stopClock', 'flag', 'setClock', 'addTime'] as const),
  ...(['resignMatch', 'offerDraw', 'declineDraw', 'demandMove', 'punish'] as const),
  ...(['correctPosition', 'correctReserve', 'abortMatch', 'noteGap', 'noteStep', 'dismissGap'] as const),
];

const PREFIXED = /^\s*([AB])\s*:\s*(.*)$/s;

/** The board and the move a press is for. */
const pressed = (
  { drafts }: State,
  { thread, line }: Extract<Wire, { type: 'commitTurn' }>,
): Result<Command, Problem> => {
  if (isBoard(thread)) return ok({ type: 'press', board: thread, text: line ?? drafts[thread] });
  const [, board, text = ''] = PREFIXED.exec(line ?? '') ?? [];
  return isBoard(board) ? ok({ type: 'press', board, text }) : err(refuse('move/no_board', { text: line ?? '' }));
};

/** A command that names its board, as the rules know it. */
const onBoard = (place: string | number | undefined, make: (board: 'A' | 'B') => Command): Result<Command, Problem> => {
  const board = typeof place === 'number' ? boardOf(place) : place;
  return isBoard(board) ? ok(make(board)) : err(refuse('move/no_board', { text: String(place ?? '') }));
};

/** What the rules are asked when a command comes in: boards by letter, teams by number. */
export const fromWire = (state: State, wire: Wire): Result<Command, Problem> => {
  switch (wire.type) {
    case 'commitTurn':
      return pressed(state, wire);
    case 'startClock':
      return ok({ type: 'startClocks' });
    case 'stopClock':
      return ok({ type: 'stopClocks', reason: wire.reason });
    case 'flag':
      return onBoard(wire.thread, (board) => ({ type: 'flag', board, side: wire.side }));
    case 'setClock': {
      const { side, remainingMs, reason } = wire;
      return onBoard(wire.thread, (board) => ({ type: 'setClock', board, side, remainingMs, reason }));
    }
    case 'addTime': {
      const { side, ms, reason } = wire;
      return onBoard(wire.thread, (board) => ({ type: 'addTime', board, side, ms, reason }));
    }
    case 'resignMatch':
      return ok({ type: 'resign', team: teamOf(wire.team) });
    case 'offerDraw':
    case 'declineDraw':
      return ok({ type: wire.type, team: teamOf(wire.team) });
    case 'demandMove':
      return onBoard(wire.thread, (board) => ({ type: 'demandMove', team: teamOf(wire.team), board }));
    case 'punish':
      return onBoard(wire.thread, (board) => ({ type: 'punish', board, side: wire.side, reason: wire.reason }));
    case 'correctPosition': {
      const { fen, reason } = wire;
      return onBoard(wire.board, (board) => ({ type: 'correctPosition', board, fen, reason }));
    }
    case 'correctReserve': {
      const { side, count, reason } = wire;
      const piece = wire.piece.toLowerCase();
      return onBoard(wire.board, (board) => ({ type: 'correctReserve', board, side, piece, count, reason }));
    }
    case 'abortMatch':
      return ok({ type: 'abort', reason: wire.reason });
    case 'noteGap':
    case 'noteStep':
    case 'dismissGap':
      return ok(wire);
  }
};
