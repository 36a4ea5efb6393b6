import type { Game } from '../../common/game';
import type { Event } from './events';
import { BOARDS, type BoardId } from './seats';
import type { Charged, Gap, State } from './state';

/** Whose a gap was on one board in another state of the match; nobody's where that did not know of it. */
const seatsIn = (gap: Gap, then: State, board: BoardId): readonly Charged[] => {
  const known = then.gaps.find(({ cause, fromMs }) => cause === gap.cause && fromMs === gap.fromMs);
  return (known?.seats ?? []).filter((seat) => seat.board === board);
};

/** Lost time, as a correction of the past leaves it: on each board as in the state whose clock is left there. */
export const lostTime: NonNullable<Game<unknown, State, never, Event>['lostTime']> = {
  isDecision: ({ type }) => type === 'gapDismissed',
  asIn: ({ gaps }, then, atMs) => {
    const seats = gaps.map((gap) =>
      BOARDS.flatMap((board, index) => {
        const of = then[index];
        return of === undefined ? gap.seats.filter((seat) => seat.board === board) : seatsIn(gap, of, board);
      }),
    );
    const isAsIs = JSON.stringify(seats) === JSON.stringify(gaps.map((gap) => gap.seats));
    return isAsIs ? [] : [{ type: 'gapsCharged', seats, atMs }];
  },
};
