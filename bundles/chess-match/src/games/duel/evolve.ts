import { addTime, addToShown, press, setTime, start, stop } from '../common/clock';
import type { Side } from '../common/sides';
import type { DuelEvent } from './events';
import type { DuelState } from './state';

type Beside = Pick<DuelState, 'clock' | 'clockUsed' | 'offers' | 'gaps'>;

/** An end stops the clock. */
export const endedDuel = <S extends DuelState>(state: S, end: NonNullable<S['end']> | null): S =>
  end === null ? state : { ...state, clock: stop(state.clock, end.atMs), end, offers: [] };

/** The mover presses: the other side runs. Who presses has declined the opponent's offer; the own one stands. */
export const pressed = (
  state: DuelState,
  mover: Side,
  incrementMs: number,
  atMs: number,
): Pick<Beside, 'clock' | 'offers'> => ({
  clock: press(state.clock, mover, incrementMs, atMs),
  offers: state.offers.filter((side) => side === mover),
});

/** The oldest gap is decided on. What is given back goes to the clock that ran. */
const gapDismissed = (
  { gaps: [gap, ...gaps], clock }: DuelState,
  { givenMs, atMs }: Extract<DuelEvent, { type: 'gapDismissed' }>,
): Partial<Beside> => {
  const side = gap?.side ?? null;
  return { gaps, clock: side === null || givenMs === 0 ? clock : addTime(clock, side, givenMs, atMs) };
};

type Ending = Extract<DuelEvent, { readonly end: unknown }>;

const isEnding = (event: DuelEvent): event is Ending => 'end' in event;

const beside = (state: DuelState, toMove: Side, event: Exclude<DuelEvent, Ending>): Partial<Beside> => {
  const { clock, gaps } = state;
  switch (event.type) {
    case 'clockStarted':
      return { clock: start(clock, toMove, event.atMs), clockUsed: true };
    case 'clockStopped':
      return { clock: stop(clock, event.atMs) };
    case 'clockSet':
      return { clock: setTime(clock, event.side, event.remainingMs, event.atMs) };
    case 'timeAdded':
      return { clock: (event.ms > 0 ? addToShown : addTime)(clock, event.side, event.ms, event.atMs) };
    case 'drawOffered':
      return { offers: [...state.offers, event.side] };
    case 'drawDeclined':
      return { offers: [] };
    case 'gapNoted': {
      const { cause, fromMs, toMs, byMs } = event;
      return { gaps: [...gaps, { cause, fromMs, toMs, byMs, side: clock.running }] };
    }
    case 'gapDismissed':
      return gapDismissed(state, event);
    case 'gapsCharged':
      return { gaps: gaps.map((gap, index) => ({ ...gap, side: event.sides[index] ?? null })) };
  }
};

/** The state after one more event that is of no board. @param toMove whose clock is started */
export const evolveDuel = <S extends DuelState & { readonly end: Ending['end'] | S['end'] }>(
  state: S,
  toMove: Side,
  event: DuelEvent,
): S => (isEnding(event) ? endedDuel(state, event.end) : { ...state, ...beside(state, toMove, event) });
