import type { GameEvent } from './event';
import type { AnyGame } from './game';

/** Of the states that a fold goes through these are kept: one in so many, and the last few. */
const EVERY = 32;
const LAST = 8;

interface Trail {
  readonly events: readonly GameEvent[];
  /** By how many events were folded to it, ascending. */
  readonly states: ReadonlyMap<number, unknown>;
}

/** By beginning: as long as a match is open it is the same object. */
const trails = new WeakMap<object, Trail>();

/** With how many of these events others begin too. */
const commonLength = (events: readonly GameEvent[], others: readonly GameEvent[]): number => {
  const parting = events.findIndex((event, at) => event !== others[at]);
  return parting === -1 ? events.length : parting;
};

/**
 * Gives the state after some events. What was folded before from the same beginning is gone on from where the events
 * part: a step back late in a long match costs what it costs early in it.
 */
export const fold = <State>(game: AnyGame, initial: State, events: readonly GameEvent[]): State => {
  const beginning = initial as object;
  const trail = trails.get(beginning) ?? { events: [], states: new Map() };
  const common = commonLength(events, trail.events);
  const known = [...trail.states].filter(([count]) => count <= common);
  let [at, state] = known.at(-1) ?? [0, initial];
  const states = new Map(known);
  for (const event of events.slice(at)) {
    state = game.evolve(state, event);
    states.set((at += 1), state);
  }
  const kept = [...states].filter(([count]) => count % EVERY === 0 || count > at - LAST);
  trails.set(beginning, { events, states: new Map(kept) });
  return state as State;
};
