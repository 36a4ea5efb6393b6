import { stop, type Clock } from './clock';
import type { AnyGame } from './game';
import type { GameEvent } from './event';
import type { Counted } from './counted';

/** What the clocks show after a correction: what they show now, or what they showed when the last turn that stays was made. */
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

/** The clocks of each thread as the last turn that counts left them; those of the beginning where none does. */
const asThen = (game: AnyGame, { history, played }: Corrected): readonly Clock[] => {
  let state = history.initial;
  let clocks = game.lookBack.clocks(state);
  for (const { event } of played) {
    state = game.evolve(state, event);
    if (game.undoLabel(event)?.kind !== 'turn') continue;
    const thread = game.threadOf(event);
    const after = game.lookBack.clocks(state).map((clock) => stop(clock, event.atMs));
    clocks = clocks.map((clock, index) =>
      thread === null || game.threads[index] === thread ? (after[index] ?? clock) : clock,
    );
  }
  return clocks;
};

/** What brings the clocks to where the arbiter wants them. A clock that stands now goes on standing. */
export const leaveClocks = (game: AnyGame, corrected: Corrected, choice: ClockChoice): readonly GameEvent[] => {
  const { history, state, atMs, reason } = corrected;
  const now = game.lookBack.clocks(history.state);
  const wanted = choice === 'asNow' ? now : asThen(game, corrected);
  const clocks = wanted.map((clock, index) => ({
    remainingMs: stop(clock, atMs).remainingMs,
    stands: (now[index]?.running ?? null) === null,
  }));
  return game.clocksAs(state, clocks, atMs, reason);
};
