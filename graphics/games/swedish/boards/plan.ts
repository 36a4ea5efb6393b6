import type { BoardsView, BoardView, MatchView, Side } from 'chess-match/client';
import { boardAt, SIDES } from 'chess-match/client/view';
import { planPieces, type PieceStep } from '../../../air/board/planPieces';
import { codeOf } from '../../../air/board/PieceIcon';
import { BOARDS, heldBy, type SwedishBoard } from 'chess-match/games/swedish';
import { rowSpot, squareSpot, type Spot } from './layout';

/** What the boards show of one version of the match. */
export interface BoardsPicture {
  readonly match: MatchView;
  readonly boards: BoardsView;
}

/** One kind of piece in the reserve of a side. */
export interface Held {
  readonly board: number;
  readonly side: Side;
  readonly piece: string;
}

/** A piece on its way between a board and a reserve. */
export interface Flight extends Held {
  readonly kind: 'capture' | 'drop';
  readonly code: string;
  readonly from: Spot;
  readonly to: Spot;
  /** Where it stands on a board: taken there, or dropped there. */
  readonly at: { readonly board: number; readonly square: string };
}

export type BoardsStep =
  { readonly kind: 'pieces'; readonly board: number; readonly steps: readonly PieceStep[] } | Flight;

export const keyOf = ({ board, side, piece }: Held): string => `${board}-${side}-${piece}`;

const sideOf = (code: string): Side => (code.startsWith('w') ? 'white' : 'black');

/** Kinds of which a side of a board holds more, or fewer, than before. */
const changedBy = (sign: 1 | -1, before: BoardView, now: BoardView, side: Side): readonly string[] =>
  (now.reserves?.[side] ?? [])
    .filter(({ piece, count }) => Math.sign(count - heldBy(before, side, piece)) === sign)
    .map(({ piece }) => piece);

const indexOf = ({ reserves }: BoardView, side: Side, piece: string): number =>
  reserves?.[side].findIndex((held) => held.piece === piece) ?? 0;

/** S2: a piece taken on one board goes to the reserve of its own colour on the other; a promoted one as what it was. */
const captured = (
  taken: Extract<PieceStep, { kind: 'capture' }>,
  board: SwedishBoard,
  previous: BoardsPicture,
  current: BoardsPicture,
): readonly Flight[] => {
  const other = BOARDS.find((each) => each.board !== board.board);
  const from = squareSpot(board, taken.at);
  if (!other || !from) return [];
  const side = sideOf(taken.code);
  const gained = changedBy(1, boardAt(previous.boards, other.board), boardAt(current.boards, other.board), side);
  const piece = gained.find((kind) => kind === taken.code.slice(1)) ?? gained[0];
  if (piece === undefined) return [];
  const to = rowSpot(other, side, indexOf(boardAt(current.boards, other.board), side, piece));
  const held = { board: other.board, side, piece };
  return [
    { kind: 'capture', ...held, code: codeOf(side, piece), from, to, at: { board: board.board, square: taken.at } },
  ];
};

/** S3: a piece dropped comes from the reserve of its side. */
const dropped = (
  come: Extract<PieceStep, { kind: 'appear' }>,
  board: SwedishBoard,
  previous: BoardsPicture,
  current: BoardsPicture,
): readonly Flight[] => {
  const now = boardAt(current.boards, board.board);
  const isDrop = now.lastMoves.some(({ from, to }) => from === null && to === come.at);
  const to = squareSpot(board, come.at);
  const side = sideOf(come.code);
  const piece = come.code.slice(1);
  if (!isDrop || !to || !changedBy(-1, boardAt(previous.boards, board.board), now, side).includes(piece)) return [];
  const from = rowSpot(board, side, indexOf(now, side, piece));
  return [
    {
      kind: 'drop',
      board: board.board,
      side,
      piece,
      code: come.code,
      from,
      to,
      at: { board: board.board, square: come.at },
    },
  ];
};

/** What moves between two pictures: pieces on their boards, and pieces that go over to a reserve or come from one. */
export const planBoards = (previous: BoardsPicture, current: BoardsPicture): readonly BoardsStep[] =>
  BOARDS.flatMap((board) => {
    const now = boardAt(current.boards, board.board);
    const all = planPieces(boardAt(previous.boards, board.board).pieces, now);
    const flights = all.flatMap((step) => {
      if (step.kind === 'capture') return captured(step, board, previous, current);
      return step.kind === 'appear' ? dropped(step, board, previous, current) : [];
    });
    const flown = flights.filter(({ kind }) => kind === 'drop').map(({ at }) => at.square);
    const steps = all.filter((step) => step.kind !== 'appear' || !flown.includes(step.at));
    return [...(all.length > 0 ? [{ kind: 'pieces', board: board.board, steps } as const] : []), ...flights];
  });

/** The reserves of a board, kind by kind, nearest to the player first. */
export const reservesOf = (view: BoardView): readonly (Held & { readonly count: number; readonly index: number })[] =>
  SIDES.flatMap((side) =>
    (view.reserves?.[side] ?? []).map(({ piece, count }, index) => ({ board: view.board, side, piece, count, index })),
  );
