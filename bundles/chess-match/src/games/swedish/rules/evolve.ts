import type { Side } from '../../common/sides';
import { play } from '../../chess/play';
import { inReserve, withReserve } from '../../chess/position';
import { positionKey, writeFen } from '../../chess/writeFen';
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
import type { Event, MovePlayed } from './events';
import { rulesOf } from './moves/rulesOf';
import { partnerOf, teamAt, type BoardId, type Seat } from './seats';
import { perMove, running, type BoardState, type Correction, type End, type State } from './state';

const changeBoard = (state: State, board: BoardId, change: (of: BoardState) => Partial<BoardState>): State => ({
  ...state,
  boards: { ...state.boards, [board]: { ...state.boards[board], ...change(state.boards[board]) } },
});

const changeClock = (state: State, board: BoardId, change: (clock: DelayedClock) => DelayedClock): State =>
  changeBoard(state, board, ({ clock }) => ({ clock: change(clock) }));

const bothClocks = (state: State, change: (clock: DelayedClock, toMove: Side) => DelayedClock): State => {
  const changed = (at: State, board: BoardId): State =>
    changeClock(at, board, (clock) => change(clock, at.boards[board].position.toMove));
  return changed(changed(state, 'A'), 'B');
};

/** S8: the end stops both boards. */
const ended = (state: State, end: End | null): State =>
  end === null ? state : { ...bothClocks(state, (clock) => stopped(clock, end.atMs)), end, offers: [], demanded: null };

/** S2: what is taken goes over to the partner's reserve. */
const handOver = (state: State, seat: Seat, piece: string | null): State => {
  if (piece === null) return state;
  const partner = partnerOf(seat);
  return changeBoard(state, partner.board, ({ position }) => ({
    position: withReserve(position, partner.side, piece, 1),
  }));
};

const movePlayed = (state: State, { type: _, end, ...made }: MovePlayed): State => {
  const rules = rulesOf(state.settings);
  const moved = changeBoard(state, made.board, ({ position, clock, keys }) => {
    const next = play(rules, position, made.move).position;
    return {
      position: next,
      clock: pressed(clock, made.side, perMove(state), made.atMs),
      keys: [...keys, positionKey(rules, next)],
    };
  });
  const team = teamAt(made.board, made.side);
  const kept = {
    ...handOver(moved, made, made.gave),
    moves: [...state.moves, made],
    // Who moves on has declined the opponents' offer; the own team's stands.
    offers: state.offers.filter((offer) => offer === team),
    demanded: null,
  };
  return ended(kept, end);
};

const noted = (state: State, board: BoardId, set: Correction['set']): State => ({
  ...state,
  corrections: [...state.corrections, { board, afterMoves: state.moves.length, set }],
});

const positionCorrected = (
  state: State,
  { board, position, atMs }: Extract<Event, { type: 'positionCorrected' }>,
): State => {
  const rules = rulesOf(state.settings);
  const changed = changeBoard(state, board, ({ clock, position: before }) => ({
    position,
    clock: before.toMove === position.toMove ? clock : handedTo(clock, position.toMove, state.settings.delayMs, atMs),
    keys: [positionKey(rules, position)],
  }));
  return noted(changed, board, { kind: 'position', fen: writeFen(rules, position) });
};

const reserveCorrected = (
  state: State,
  { board, side, piece, count }: Extract<Event, { type: 'reserveCorrected' }>,
): State => {
  const changed = changeBoard(state, board, ({ position }) => ({
    position: withReserve(position, side, piece, count - inReserve(position, side, piece)),
  }));
  return noted(changed, board, { kind: 'reserve', side, piece, count });
};

const clocks = evolveClocks<State, BoardId>({
  on: ({ boards }, board) => boards[board].clock,
  change: changeClock,
  changeAll: bothClocks,
  running,
});

/** What the arbiter did. */
const evolveArbiter = (state: State, event: Extract<Event, { readonly reason: string }>): State => {
  switch (event.type) {
    case 'clocksStopped':
      return bothClocks(state, (clock) => stopped(clock, event.atMs));
    case 'clockSet':
      return clocks.clockSet(state, event);
    case 'timeAdded':
      return changeClock(state, event.board, (clock) =>
        (event.overrunMs === undefined ? withMore : withMoreShown)(clock, event.side, event.ms, event.atMs),
      );
    case 'punished': {
      const { board, side, penalty, ms, reason, atMs } = event;
      const paid =
        penalty === 'time' ? changeClock(state, event.board, (clock) => withMore(clock, side, -ms, atMs)) : state;
      const punishments = [...paid.punishments, { board, side, penalty, ms, reason, atMs }];
      return ended({ ...paid, punishments }, event.end);
    }
    case 'positionCorrected':
      return positionCorrected(state, event);
    case 'reserveCorrected':
      return reserveCorrected(state, event);
    case 'aborted':
      return ended(state, event.end);
  }
};

/** The state after one more event; never fails on an event `decide` made, also where others have been taken back. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'movePlayed':
      return movePlayed(state, event);
    case 'clocksStarted':
      return { ...bothClocks(state, (clock, toMove) => started(clock, toMove, event.atMs)), clocksUsed: true };
    case 'flagFell':
    case 'resigned':
    case 'drawAgreed':
      return ended(state, event.end);
    case 'drawOffered':
      return { ...state, offers: [...state.offers, event.team] };
    case 'drawDeclined':
      return { ...state, offers: [] };
    case 'gapNoted':
      return clocks.gapNoted(state, event);
    case 'gapDismissed':
      return clocks.gapDismissed(state, event);
    case 'gapsCharged':
      return clocks.gapsCharged(state, event);
    case 'moveDemanded':
      return { ...state, demanded: event.board };
    case 'clocksStopped':
    case 'clockSet':
    case 'timeAdded':
    case 'punished':
    case 'positionCorrected':
    case 'reserveCorrected':
    case 'aborted':
      return evolveArbiter(state, event);
  }
};
