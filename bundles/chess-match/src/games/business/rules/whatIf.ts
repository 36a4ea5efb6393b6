import { opponent, type BySide, type Side } from '../../common/sides';
import { selectionBarred } from './turn/chipMoves';
import { payOut } from './turn/payOut';

/** How a live branch is supposed to end; `open` is left out of the reckoning. */
export const OUTCOMES = ['open', 'white', 'draw', 'black'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface WhatIf {
  /** Half-points if so. */
  readonly score: BySide<number>;
  /** Chips of the boards that are left open. */
  readonly open: number;
  /** Who would lead, by how many half-points; side null where level. */
  readonly lead: { readonly side: Side | null; readonly halves: number };
  /** Whether the open boards cannot change any more who leads. */
  readonly isDecided: boolean;
}

/** A live branch with its stake. */
export interface StakedBoard {
  readonly board: number;
  readonly chips: number;
}

/** A selection as supposed: the side that gives a branch up, and the one branch that gets all its chips. */
export interface Supposed {
  readonly side: Side;
  readonly board: number;
  readonly to: number;
}

/** The boards that could take the chips of a live one, if it is given up (B10, B11): none where it is the last. */
export const takersOf = (boards: readonly StakedBoard[], board: number): readonly number[] =>
  selectionBarred(board, boards.length) === null
    ? boards.flatMap((other) => (other.board === board ? [] : [other.board]))
    : [];

/**
 * The score and the live branches after a selection (B10, B14): the branch given up pays the opponent, and its chips go
 * on to play elsewhere. Boards that are not live leave everything as it is.
 */
export const afterSelection = (
  score: BySide<number>,
  boards: readonly StakedBoard[],
  { side, board, to }: Supposed,
): { readonly score: BySide<number>; readonly boards: readonly StakedBoard[] } => {
  const given = boards.find((rated) => rated.board === board);
  if (given === undefined || !takersOf(boards, board).includes(to)) return { score, boards };
  const paid = payOut(given.chips, opponent(side));
  return {
    score: { white: score.white + paid.white, black: score.black + paid.black },
    boards: boards
      .filter((rated) => rated !== given)
      .map((rated) => (rated.board === to ? { board: to, chips: rated.chips + given.chips } : rated)),
  };
};

/**
 * The score if live branches end as supposed at the stakes they have now (B18, B20).
 * @param score half-points so far
 * @param boards the live branches with their stakes
 * @param outcomes by board number; a board that is not named is open
 */
export const whatIf = (
  score: BySide<number>,
  boards: readonly StakedBoard[],
  outcomes: Readonly<Record<number, Outcome>>,
): WhatIf => {
  let { white, black } = score;
  let open = 0;
  for (const { board, chips } of boards) {
    const outcome = outcomes[board] ?? 'open';
    if (outcome === 'open') open += chips;
    else {
      const paid = payOut(chips, outcome === 'draw' ? null : outcome);
      white += paid.white;
      black += paid.black;
    }
  }
  const halves = Math.abs(white - black);
  const side = white === black ? null : white > black ? 'white' : 'black';
  return { score: { white, black }, open, lead: { side, halves }, isDecided: halves > 2 * open };
};
