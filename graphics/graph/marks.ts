import type { OutlookView, ScoreView } from 'chess-match/client';
import type { ShiftKind } from './signs';

/** What happened on a turn: points at stake went to other boards, or a board ended. */
export type Happening =
  | { readonly kind: ShiftKind; readonly ply: number; readonly board: number; readonly others: readonly number[] }
  /** Half-points. */
  | {
      readonly kind: 'end';
      readonly ply: number;
      readonly board: number;
      readonly white: number;
      readonly black: number;
    };

interface Matter {
  readonly outlook: Pick<OutlookView, 'shifts'>;
  readonly score: Pick<ScoreView, 'ledger'>;
}

/** In order of turns. What a board paid that was given up is told by the shift. */
export const happeningsOf = ({ outlook, score }: Matter): readonly Happening[] => {
  const shifts = outlook.shifts.map(({ ply, shift: { kind, board, others } }) => ({ kind, ply, board, others }));
  const isTold = (ply: number, board: number): boolean =>
    shifts.some((shift) => shift.kind === 'selection' && shift.ply === ply && shift.board === board);
  const ends = score.ledger
    .filter(({ ply, board }) => !isTold(ply, board))
    .map(({ ply, board, white, black }) => ({ kind: 'end' as const, ply, board, white, black }));
  return [...shifts, ...ends].sort((a, b) => a.ply - b.ply);
};
