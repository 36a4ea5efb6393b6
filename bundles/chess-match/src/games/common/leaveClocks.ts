import { stop, type Clock, type ClockLeft } from './clock';
import type { AnyGame } from './game';
import type { GameEvent } from './event';
import type { Counted } from './counted';
import type { BySide } from './sides';

/**
 * What the clocks show after a correction: what they show now, or what they showed when the last turn that stays was
 * made.
 */
export type ClockChoice = 'asNow' | 'asThen';

/** A match and what a correction would make of it, the clocks not yet looked at. */
export interface Corrected {
  readonly history: { readonly initial: unknown; readonly state: unknown };
  /** Whatever would count. */
  readonly played: readonly Counted[];
  /** That folded. */
  readonly state: unknown;
  readonly atMs: number;
  readonly reason: string;
}

/** A thread as the last of its turns left it. */
interface Left {
  /** Without what came later, but for the arbiter's word on time that had been lost before. */
  readonly state: unknown;
  /** Standing. */
  readonly clock: Clock;
}

const difference = (one: BySide<number>, other: BySide<number>): BySide<number> => ({
  white: one.white - other.white,
  black: one.black - other.black,
});

/** Time given back later for what had been lost before: it belongs to the clock that had lost it. */
const decided = (game: AnyGame, { state, clock }: Left, index: number, event: GameEvent): Left => {
  const shown = (of: unknown): BySide<number> => stop(game.lookBack.clocks(of)[index] ?? clock, event.atMs).remainingMs;
  const next = game.evolve(state, event);
  const given = difference(shown(next), shown(state));
  const { white, black } = clock.remainingMs;
  return { state: next, clock: { ...clock, remainingMs: { white: white + given.white, black: black + given.black } } };
};

/** The threads as the last turn that counts left each of them; as they were at the beginning where none does. */
const asThen = (game: AnyGame, { history, played }: Corrected): readonly Left[] => {
  let state = history.initial;
  let left: readonly Left[] = game.lookBack.clocks(state).map((clock) => ({ state: history.initial, clock }));
  for (const { event } of played) {
    state = game.evolve(state, event);
    const now = state;
    if (game.lostTime?.isDecision(event) === true)
      left = left.map((thread, index) => decided(game, thread, index, event));
    if (game.undoLabel(event)?.kind !== 'turn') continue;
    const thread = game.threadOf(event);
    const after = game.lookBack.clocks(now).map((clock) => stop(clock, event.atMs));
    left = left.map((each, index) =>
      thread === null || game.threads[index] === thread ? { state: now, clock: after[index] ?? each.clock } : each,
    );
  }
  return left;
};

/** What brings the clocks to where the arbiter wants them. A clock that stands now goes on standing. */
export const leaveClocks = (game: AnyGame, corrected: Corrected, choice: ClockChoice): readonly GameEvent[] => {
  const { history, state, atMs, reason } = corrected;
  const now = game.lookBack.clocks(history.state);
  const wanted: readonly Left[] =
    choice === 'asNow' ? now.map((clock) => ({ state: history.state, clock })) : asThen(game, corrected);
  const clocks = wanted.map(({ clock }, index): ClockLeft => ({
    remainingMs: stop(clock, atMs).remainingMs,
    stands: (now[index]?.running ?? null) === null,
    begins: choice === 'asThen',
  }));
  const then = wanted.map((left) => left.state);
  return [...game.clocksAs(state, clocks, atMs, reason), ...(game.lostTime?.asIn(state, then, atMs) ?? [])];
};
