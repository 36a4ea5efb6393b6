import { afterGap, handedTo, withMore, withTime, type DelayedClock } from './delayedClock';
import type { ClockSet } from './events';
import { chargeOf, type Charged, type Gap, type GapEvent, type SeatAt } from './gaps';

interface Losing<Board> {
  readonly gaps: readonly Gap<Board>[];
}

/** How a game reaches the clocks of its boards. */
export interface Clocks<State, Board> {
  /** Undefined for a board that there is not. */
  on(state: State, board: Board): DelayedClock | undefined;
  change(state: State, board: Board, change: (clock: DelayedClock) => DelayedClock): State;
  changeAll(state: State, change: (clock: DelayedClock) => DelayedClock): State;
  /** Whose clocks run now. */
  running(state: State): readonly SeatAt<Board>[];
}

type EventOf<Board, T extends GapEvent<Board>['type']> = Extract<GapEvent<Board>, { readonly type: T }>;

/** What clocks that do not wait for each other come to by events that every game on such boards has. */
export const evolveClocks = <State extends Losing<Board>, Board>(clocks: Clocks<State, Board>) => ({
  clockSet: (state: State, { board, side, remainingMs, delayMs, atMs }: ClockSet<Board>): State =>
    clocks.change(state, board, (clock) => {
      const set = withTime(clock, side, remainingMs, atMs);
      return delayMs === undefined ? set : handedTo(set, side, delayMs, atMs);
    }),

  /** Time went by without anybody who could press: it is charged to whose clocks ran. */
  gapNoted: (state: State, event: EventOf<Board, 'gapNoted'>): State => {
    const { cause, fromMs, toMs, byMs } = event;
    const seats = clocks.running(state).map((seat) => {
      const clock = clocks.on(state, seat.board);
      return clock === undefined ? seat : chargeOf(seat, clock, event);
    });
    const after = clocks.changeAll(state, (clock) => afterGap(clock, fromMs, toMs));
    return { ...after, gaps: [...state.gaps, { cause, fromMs, toMs, byMs, seats }] };
  },

  /** The oldest gap is decided on. What is given back goes to each clock that ran. */
  gapDismissed: (state: State, { givenMs = 0, atMs }: EventOf<Board, 'gapDismissed'>): State => {
    const [gap, ...gaps] = state.gaps;
    const given = (at: State, { board, side, sparedMs = 0 }: Charged<Board>): State =>
      clocks.change(at, board, (clock) => withMore(clock, side, givenMs - sparedMs, atMs));
    const owed = givenMs > 0 ? (gap?.seats ?? []) : [];
    return owed.reduce(given, { ...state, gaps });
  },

  gapsCharged: (state: State, { seats }: EventOf<Board, 'gapsCharged'>): State => ({
    ...state,
    gaps: state.gaps.map((gap, index) => ({ ...gap, seats: seats[index] ?? gap.seats })),
  }),
});
