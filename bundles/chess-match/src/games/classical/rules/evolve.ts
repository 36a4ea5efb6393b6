import {
  afterGap,
  handedTo,
  pressed,
  started,
  stopped,
  withMore,
  withMoreShown,
  withTime,
  type DelayedClock,
} from '../../apart/delayedClock';
import { chargeOf, type Charged } from '../../apart/gaps';
import { positionKey } from '../../chess/onFen';
import type { Event, MovePlayed } from './events';
import { movesOn, onBoard, perMove, running, toMoveOn, type BoardState, type End, type State } from './state';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** A board that there is not leaves the state as it is, so that folding a journal never fails. */
const changeBoard = (state: State, board: number | null, change: (of: BoardState) => Partial<BoardState>): State => ({
  ...state,
  boards: state.boards.map((each, index) =>
    board === null || index === board - 1 ? { ...each, ...change(each) } : each,
  ),
});

const changeClock = (state: State, board: number, change: (clock: DelayedClock) => DelayedClock): State =>
  changeBoard(state, board, ({ clock }) => ({ clock: change(clock) }));

/** An end stops the clock of its board; the others are played on. */
const ended = (state: State, board: number, end: End | null): State => {
  if (end === null) return state;
  const afterMoves = movesOn(state, board).length;
  const stands = changeBoard(state, board, ({ clock }) => ({
    clock: stopped(clock, end.atMs),
    offers: [],
    end: { ...end, afterMoves },
  }));
  return { ...stands, ended: [...state.ended, board] };
};

/** Who presses has declined the opponent's offer; the own one stands (C5). */
const movePlayed = (state: State, { type: _, fen, end, ...made }: MovePlayed): State => {
  const moved = changeBoard(state, made.board, ({ clock, clockUsed, keys, offers }) => ({
    fen,
    keys: [...keys, positionKey(fen)],
    clock: pressed(clock, made.side, perMove(state, { clockUsed }), made.atMs),
    offers: offers.filter((side) => side === made.side),
  }));
  return ended({ ...moved, moves: [...state.moves, made] }, made.board, end);
};

/** A clock that runs, and that of a board which is over, stay as they are. */
const clockStarted = (state: State, { board, atMs }: EventOf<'clockStarted'>): State =>
  changeBoard(state, board, ({ clock, end, fen }) =>
    end !== null || clock.running !== null ? {} : { clock: started(clock, toMoveOn({ fen }), atMs), clockUsed: true },
  );

const clockSet = (state: State, { board, side, remainingMs, delayMs, atMs }: EventOf<'clockSet'>): State =>
  changeClock(state, board, (clock) => {
    const set = withTime(clock, side, remainingMs, atMs);
    return delayMs === undefined ? set : handedTo(set, side, delayMs, atMs);
  });

const positionCorrected = (state: State, { board, fen, atMs }: EventOf<'positionCorrected'>): State => {
  const afterMoves = movesOn(state, board).length;
  return changeBoard(state, board, (before) => ({
    fen,
    keys: [positionKey(fen)],
    corrections: [...before.corrections, { afterMoves, fen }],
    clock:
      toMoveOn(before) === toMoveOn({ fen })
        ? before.clock
        : handedTo(before.clock, toMoveOn({ fen }), state.settings.delayMs, atMs),
  }));
};

const aborted = (state: State, atMs: number): State =>
  state.boards.reduce(
    (at, { end }, index) => (end === null ? ended(at, index + 1, { result: null, reason: 'aborted', atMs }) : at),
    state,
  );

/** Time went by without anybody who could press: it is charged to whose clocks ran. */
const gapNoted = (state: State, event: EventOf<'gapNoted'>): State => {
  const { cause, fromMs, toMs, byMs } = event;
  const seats = running(state).map((seat) => {
    const clock = onBoard(state, seat.board)?.clock;
    return clock === undefined ? seat : chargeOf(seat, clock, event);
  });
  const after = changeBoard(state, null, ({ clock }) => ({ clock: afterGap(clock, fromMs, toMs) }));
  return { ...after, gaps: [...state.gaps, { cause, fromMs, toMs, byMs, seats }] };
};

/** The oldest gap is decided on. What is given back goes to each clock that ran. */
const gapDismissed = (state: State, { givenMs = 0, atMs }: EventOf<'gapDismissed'>): State => {
  const [gap, ...gaps] = state.gaps;
  const given = (at: State, { board, side, sparedMs = 0 }: Charged<number>): State =>
    changeClock(at, board, (clock) => withMore(clock, side, givenMs - sparedMs, atMs));
  const owed = givenMs > 0 ? (gap?.seats ?? []) : [];
  return owed.reduce(given, { ...state, gaps });
};

const evolveArbiter = (state: State, event: Extract<Event, { readonly reason: string }>): State => {
  switch (event.type) {
    case 'clockStopped':
      return changeBoard(state, event.board, ({ clock }) => ({ clock: stopped(clock, event.atMs) }));
    case 'clockSet':
      return clockSet(state, event);
    case 'timeAdded': {
      const more = event.ms > 0 ? withMoreShown : withMore;
      return changeClock(state, event.board, (clock) => more(clock, event.side, event.ms, event.atMs));
    }
    case 'claimDecided':
      return ended(state, event.board, event.end);
    case 'positionCorrected':
      return positionCorrected(state, event);
    case 'aborted':
      return aborted(state, event.atMs);
  }
};

/** The state after one more event; never fails on an event `decide` made, also where others have been taken back. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'movePlayed':
      return movePlayed(state, event);
    case 'clockStarted':
      return clockStarted(state, event);
    case 'flagFell':
    case 'resigned':
    case 'drawAgreed':
      return ended(state, event.board, event.end);
    case 'drawOffered':
      return changeBoard(state, event.board, ({ offers }) => ({ offers: [...offers, event.side] }));
    case 'drawDeclined':
      return changeBoard(state, event.board, () => ({ offers: [] }));
    case 'gapNoted':
      return gapNoted(state, event);
    case 'gapDismissed':
      return gapDismissed(state, event);
    case 'gapsCharged': {
      const gaps = state.gaps.map((gap, index) => ({ ...gap, seats: event.seats[index] ?? gap.seats }));
      return { ...state, gaps };
    }
    default:
      return evolveArbiter(state, event);
  }
};
