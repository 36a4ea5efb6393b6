import { addTime, addToShown, press, setTime, start, stop } from '../../common/clock';
import type { Event, TurnPlayed } from './events';
import { advance, type Game } from './game';
import { moveOf, stepsIn } from './series';
import { gameIn, standOf, toMove, type End, type MadeMove, type State } from './state';

/** An end stops the clock. */
const ended = (state: State, end: End | null): State =>
  end === null ? state : { ...state, clock: stop(state.clock, end.atMs), end, offers: [] };

/** A move that nobody could make leaves the game as it is, so that folding a journal never fails. */
const afterMove = (game: Game, { from, to, promotion }: MadeMove): Game => {
  const step = stepsIn(game.series).find((each) => {
    const move = moveOf(game.series.kind, each);
    return move.from === from && move.to === to && move.promotion === promotion;
  });
  return step === undefined || game.end !== null ? game : advance(game, step);
};

const turnPlayed = (state: State, { type: _, end, ...made }: TurnPlayed): State => {
  const kept: State = {
    ...state,
    stand: standOf(made.moves.reduce(afterMove, gameIn(state))),
    turns: [...state.turns, made],
    clock: press(state.clock, made.side, state.settings.incrementMs, made.atMs),
    // Who presses has declined the opponent's offer; the own one stands.
    offers: state.offers.filter((side) => side === made.side),
  };
  return ended(kept, end);
};

const positionCorrected = (
  state: State,
  { position, targets, fen }: Extract<Event, { type: 'positionCorrected' }>,
): State => ({
  ...state,
  stand: { ...state.stand, position, targets, quiet: 0 },
  corrections: [...state.corrections, { afterTurns: state.turns.length, fen }],
});

/** Time went by without anybody who could press: it is charged to whose clock ran. */
const gapNoted = (state: State, { cause, fromMs, toMs, byMs }: Extract<Event, { type: 'gapNoted' }>): State => ({
  ...state,
  gaps: [...state.gaps, { cause, fromMs, toMs, byMs, side: state.clock.running }],
});

/** The oldest gap is decided on. What is given back goes to the clock that ran. */
const gapDismissed = (state: State, { givenMs, atMs }: Extract<Event, { type: 'gapDismissed' }>): State => {
  const [gap, ...gaps] = state.gaps;
  const side = gap?.side ?? null;
  const clock = side === null || givenMs === 0 ? state.clock : addTime(state.clock, side, givenMs, atMs);
  return { ...state, gaps, clock };
};

/** The state after one more event; never fails on an event `decide` made, also where others have been taken back. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'turnPlayed':
      return turnPlayed(state, event);
    case 'clockStarted':
      return { ...state, clock: start(state.clock, toMove(state), event.atMs), clockUsed: true };
    case 'clockStopped':
      return { ...state, clock: stop(state.clock, event.atMs) };
    case 'clockSet':
      return { ...state, clock: setTime(state.clock, event.side, event.remainingMs, event.atMs) };
    case 'timeAdded': {
      const add = event.ms > 0 ? addToShown : addTime;
      return { ...state, clock: add(state.clock, event.side, event.ms, event.atMs) };
    }
    case 'drawOffered':
      return { ...state, offers: [...state.offers, event.side] };
    case 'drawDeclined':
      return { ...state, offers: [] };
    case 'flagFell':
    case 'resigned':
    case 'drawAgreed':
    case 'claimDecided':
    case 'aborted':
      return ended(state, event.end);
    case 'positionCorrected':
      return positionCorrected(state, event);
    case 'gapNoted':
      return gapNoted(state, event);
    case 'gapDismissed':
      return gapDismissed(state, event);
    case 'gapsCharged':
      return { ...state, gaps: state.gaps.map((gap, index) => ({ ...gap, side: event.sides[index] ?? null })) };
  }
};
