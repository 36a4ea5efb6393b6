import equal from 'fast-deep-equal';
import type { Charged, Gap, GapEvent } from './gaps';

interface Losing<Board> {
  readonly gaps: readonly Gap<Board>[];
}

/** Whose a gap was on one board in another state of the match; nobody's where that did not know of it. */
const seatsIn = <Board>(gap: Gap<Board>, then: Losing<Board>, board: Board): readonly Charged<Board>[] => {
  const known = then.gaps.find(({ cause, fromMs }) => cause === gap.cause && fromMs === gap.fromMs);
  return (known?.seats ?? []).filter((seat) => seat.board === board);
};

/** Lost time, as a correction of the past leaves it: on each board as in the state whose clock is left there. */
export const lostTimeOf = <Board>(boards: readonly Board[]) => ({
  isDecision: ({ type }: { readonly type: string }): boolean => type === 'gapDismissed',
  asIn: ({ gaps }: Losing<Board>, then: readonly Losing<Board>[], atMs: number): readonly GapEvent<Board>[] => {
    const seats = gaps.map((gap) =>
      boards.flatMap((board, index) => {
        const of = then[index];
        return of === undefined ? gap.seats.filter((seat) => seat.board === board) : seatsIn(gap, of, board);
      }),
    );
    const isAsIs = equal(
      seats,
      gaps.map((gap) => gap.seats),
    );
    return isAsIs ? [] : [{ type: 'gapsCharged', seats, atMs }];
  },
});
