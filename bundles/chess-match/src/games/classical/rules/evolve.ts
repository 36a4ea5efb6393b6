import {
  handedTo,
  pressed,
  started,
  stopped,
  withMore,
  withMoreShown,
  type DelayedClock,
} from '../../apart/delayedClock';
import { evolveClocks } from '../../apart/evolve';
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

const clocks = evolveClocks<State, number>({
  on: (state, board) => onBoard(state, board)?.clock,
  change: changeClock,
  changeAll: (state, change) => changeBoard(state, null, ({ clock }) => ({ clock: change(clock) })),
  running,
});

const evolveArbiter = (state: State, event: Extract<Event, { readonly reason: string }>): State => {
  switch (event.type) {
    case 'clockStopped':
      return changeBoard(state, event.board, ({ clock }) => ({ clock: stopped(clock, event.atMs) }));
    case 'clockSet':
      return clocks.clockSet(state, event);
    case 'timeAdded': {
      const more = event.ms > 0 ? withMoreShown : withMore;
      return changeClock(state, event.board, (clock) => more(clock, event.side, event.ms, event.atMs));
    }
    case 'claimDecided':
    case 'resultRuled':
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
      return clocks.gapNoted(state, event);
    case 'gapDismissed':
      return clocks.gapDismissed(state, event);
    case 'gapsCharged':
      return clocks.gapsCharged(state, event);
    default:
      return evolveArbiter(state, event);
  }
};
