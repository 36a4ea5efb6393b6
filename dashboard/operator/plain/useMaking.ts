import { boardAt } from 'chess-match/client/view';
import { lineOf, stepsMade, type LegalMove, type ShownBoard, type TurnMaking } from 'chess-match/client/turn';
import { useMemo } from 'react';
import { useEntry, useOperator } from '../state/context';
import type { OperatorState } from '../state/store';

/** A turn being made on the boards, by hand and on its line. */
export interface TurnMade {
  readonly boards: readonly ShownBoard[];
  /** The moves of the line, as it has them. */
  readonly made: string;
  /** What may be played behind those. */
  readonly next: readonly LegalMove[];
  readonly isMovable: (board: ShownBoard) => boolean;
  /** The line as it was before its step of this index. */
  readonly back: (index: number) => string;
  /** The line with a move made by hand: a word that is no move gives way to it. */
  readonly withMove: (board: number, san: string) => string;
}

type Snapshot = NonNullable<OperatorState['snapshot']>;

/** What may follow the moves of the draft; null where the game does not say. */
const nextOf = ({ draft, entry }: Snapshot) => {
  if (!('moves' in entry)) return null;
  if (entry.draft.version !== draft.version) return [];
  return entry.instead.length > 0 ? entry.instead : entry.moves;
};

/** @param moves legal as the turn found the boards, by board */
export const turnMade = (
  making: TurnMaking<ShownBoard>,
  snapshot: Snapshot,
  moves: OperatorState['moves'],
  line: string,
): TurnMade => {
  const { boards, draft, entry: own } = snapshot;
  const next = nextOf(snapshot);
  // One where none is open.
  const views = boards.boards.length === 0 ? [boardAt(boards, 1)] : boards.boards;
  // A line of moves alone is of one board.
  const onlyBoard = views[0]?.board ?? 1;
  const made = next === null ? '' : making.back(draft, onlyBoard, stepsMade(draft));
  return {
    boards: making.boards({ views, draft, moves, next, own, line }),
    made,
    next: next ?? Object.values(moves).flat(),
    isMovable: (board) => making.isInPlay(board) && making.isMovable(board),
    back: (index) => making.back(draft, onlyBoard, index),
    withMove: (board, san) => making.withMove(made, board, san),
  };
};

/** The turn as the line on show leaves it; null before anything has come. */
export const useMaking = (making: TurnMaking<ShownBoard>): TurnMade | null => {
  const { snapshot, moves } = useOperator();
  const line = lineOf(useEntry(null).draft);
  return useMemo(
    () => (snapshot === null ? null : turnMade(making, snapshot, moves, line)),
    [making, snapshot, moves, line],
  );
};
