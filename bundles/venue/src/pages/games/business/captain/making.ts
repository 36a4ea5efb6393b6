import type { Problem } from 'chess-match/client/contract';
import type { TurnOptions } from 'chess-match/games/business';
import {
  branchingOf,
  claimBar,
  evenSplit,
  hasItem,
  removeBranching,
  removePass,
  selectionOf,
  selectOneMore,
  setBranching,
  setPass,
  setSelection,
  splitLine,
  toggleItem,
} from 'chess-match/games/business';

/** A pass or a selection whose first chip is still to be placed. */
export interface PendingKeyChange {
  readonly kind: 'pass' | 'select';
  readonly board: number;
}

export type BoardAct = 'branch' | 'pass' | 'select' | 'offer' | 'draw' | 'claim' | 'resign';
export const BOARD_ACTS = ['branch', 'pass', 'select', 'offer', 'draw', 'claim', 'resign'] as const;

type BoardOptions = TurnOptions['boards'][number];

/** Why an act cannot be begun on a board; null where it can. */
export const barOf = (act: BoardAct, { branching }: TurnOptions, own: BoardOptions): Problem | null => {
  if (act === 'claim') return claimBar(own);
  return act === 'branch' ? (branching ?? own.branch) : own[act];
};

/** What is being made on the line or with the hand: the line goes first. */
export const makingOn = (line: string, making: PendingKeyChange | null): PendingKeyChange | null => {
  const selection = splitLine(line).find(({ kind }) => kind === 'select');
  if (selection?.board !== undefined && selection.board !== null) return { kind: 'select', board: selection.board };
  return making;
};

/** Chips that the selection on the line has placed so far. */
export const placedBy = (line: string, board: number): number =>
  selectionOf(line, board).reduce((sum, { chips }) => sum + chips, 0);

/**
 * Whether boards are still to be touched for it.
 * @param rating chips of its board before the turn
 */
export const asksForBoards = (line: string, { kind, board }: PendingKeyChange, rating: number): boolean =>
  kind === 'pass' || placedBy(line, board) < rating;

/** Where chips of what is being made may go. */
export const takersOf = (options: TurnOptions | null, making: PendingKeyChange | null): readonly number[] => {
  const own = options?.boards.find(({ board }) => board === making?.board);
  if (own === undefined || making === null) return [];
  return making.kind === 'pass' ? own.passTo : own.selectTo;
};

/** The line after a chip went from a board to another, by hand. */
export const chipTo = (
  line: string,
  making: PendingKeyChange | null,
  to: number,
  from: BoardOptions,
  rating: number,
  size: number,
) =>
  making?.kind === 'select' && making.board === from.board
    ? selectOneMore(line, from.board, to, rating)
    : setPass(line, from.board, to, size);

/** Whether it is on the line or being made. */
export const isOn = (line: string, making: PendingKeyChange | null, act: BoardAct, board: number): boolean => {
  if (act === 'branch') return branchingOf(line)?.mother === board;
  return hasItem(line, act, board) || (making?.kind === act && making.board === board);
};

/** The line after an act was begun on a board or taken back; what is left to choose by hand in `making`. */
export const withAct = (
  line: string,
  act: BoardAct,
  { board, split }: BoardOptions,
  daughter: number | null,
  on: boolean,
): { readonly line: string; readonly making: PendingKeyChange | null } => {
  switch (act) {
    case 'branch': {
      if (on) return { line: removeBranching(line), making: null };
      if (daughter === null || split === null) return { line, making: null };
      return { line: setBranching(line, { mother: board, daughter, ...evenSplit(split) }), making: null };
    }
    case 'pass':
      return { line: on ? removePass(line) : line, making: on ? null : { kind: 'pass', board } };
    case 'select':
      return { line: on ? setSelection(line, board, []) : line, making: on ? null : { kind: 'select', board } };
    default:
      return { line: toggleItem(line, act, board), making: null };
  }
};
