import type { BoardView } from '@schemas/boards';
import type { PastChange, PastView } from '@schemas/past';
import { emptyBoard } from '../../view/emptyBoard';
import { seriesPieces } from './seriesPieces';

type Pieces = BoardView['pieces'];
type Boards = ReadonlyMap<number, BoardView>;
/** What boards are made of; as the view has it, or as it is folded. */
export type Past = { readonly [N in 'begins' | 'turns']: readonly PastView[N][number][] };

const piecesAfter = (pieces: Pieces, changed: PastChange['pieces']): Pieces => {
  const after: Record<string, string> = { ...pieces };
  for (const [square, code] of Object.entries(changed)) {
    if (code === null) Reflect.deleteProperty(after, square);
    else after[square] = code;
  }
  return after;
};

const changed = (boards: Boards, { board, pieces, rest }: PastChange): BoardView => {
  const before = boards.get(board) ?? emptyBoard(board);
  return { ...before, ...rest, pieces: piecesAfter(before.pieces, pieces) };
};

/** By past: boards after so many of its turns, as they were asked for. */
const known = new WeakMap<Past, Boards[]>();

/** The boards after so many turns, by number. */
const afterTurns = (past: Past, count: number): Boards => {
  const all = known.get(past) ?? [new Map(past.begins.map((view) => [view.board, view]))];
  known.set(past, all);
  for (const { boards } of past.turns.slice(all.length - 1, count)) {
    const last = all.at(-1) ?? new Map<number, BoardView>();
    all.push(new Map([...last, ...boards.map((change) => [change.board, changed(last, change)] as const)]));
  }
  return all[Math.min(count, all.length - 1)] ?? new Map<number, BoardView>();
};

/** How many turns were made up to this one; 0: there is none of this ply. */
const countTo = ({ turns }: Past, ply: number): number => turns.findIndex((turn) => turn.ply === ply) + 1;

/** Whether the board was there after that turn. */
export const wasThere = (past: Past, { board, ply }: OnBoard): boolean =>
  afterTurns(past, countTo(past, ply)).has(board);

/** A board after the turn of this ply, or at the beginning. */
export const boardAfter = (past: Past, board: number, ply: number): BoardView =>
  afterTurns(past, countTo(past, ply)).get(board) ?? emptyBoard(board);

const samePieces = (one: Pieces, other: Pieces): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([square, code]) => other[square] === code);

/**
 * The board before the turn of this ply: where its line began in that turn, the board from whose position it did, as
 * its moves lead from there to where it stands.
 */
export const boardBefore = (past: Past, board: number, ply: number): BoardView => {
  const before = afterTurns(past, Math.max(0, countTo(past, ply) - 1));
  const after = boardAfter(past, board, ply);
  const own = before.get(board);
  if (own !== undefined && own.line === after.line) return own;
  const { lastMoves, pieces } = after;
  const origins = [...before.values()].filter(({ status }) => status === 'live');
  const origin = origins.find((view) => samePieces(seriesPieces(view.pieces, lastMoves, lastMoves.length), pieces));
  return origin ?? own ?? { ...after, lastMoves: [], check: [], result: null };
};

/** What happened on one board in one turn. */
export interface OnBoard {
  readonly board: number;
  readonly ply: number;
}

const changeIn = ({ turns }: Past, { board, ply }: OnBoard): PastChange | undefined =>
  turns.find((turn) => turn.ply === ply)?.boards.find((change) => change.board === board);

/** Whether a turn moved there. */
export const movedIn = (past: Past, on: OnBoard): boolean => (changeIn(past, on)?.rest.lastMoves?.length ?? 0) > 0;

/** Whether a turn changed where pieces stand there, as one that names an heir does without a move. */
const changedIn = (past: Past, on: OnBoard): boolean => Object.keys(changeIn(past, on)?.pieces ?? {}).length > 0;

/** A board in the middle of a turn: after so many of the moves that were made on it. */
export const boardWithin = (past: Past, board: number, ply: number, made: number): BoardView => {
  const after = boardAfter(past, board, ply);
  const { lastMoves } = after;
  if (made >= lastMoves.length || !movedIn(past, { board, ply })) return after;
  const before = boardBefore(past, board, ply);
  if (made === 0) return { ...before, board };
  return {
    ...after,
    pieces: seriesPieces(before.pieces, lastMoves, made),
    lastMoves: lastMoves.slice(0, made),
    check: [],
    result: null,
    status: 'live',
    reserves: before.reserves,
  };
};

/**
 * The turns that led to how a board stood after this one, latest first and the turn itself the first of them: beyond
 * the beginning of its line, those of the board it came from.
 */
export const leadingTo = (past: Past, { board, ply }: OnBoard): readonly OnBoard[] => {
  const found: OnBoard[] = [];
  let at = board;
  for (const turn of [...past.turns].reverse()) {
    if (turn.ply > ply) continue;
    const on = { board: at, ply: turn.ply };
    const isPart = movedIn(past, on) || changedIn(past, on);
    if (turn.ply === ply || isPart) found.push(on);
    if (isPart) at = boardBefore(past, at, turn.ply).board;
  }
  return found;
};
