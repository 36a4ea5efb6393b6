import type { Problem } from '../common/problem';
import { random, type Random } from '../common/random';
import type { Result } from '../common/result';

/** One command of a random match: the state it met, and what it came to. */
export interface StepOf<State, Command, Event> {
  readonly before: State;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly state: State;
  readonly atMs: number;
}

export interface RandomMatchOf<State, Command, Event> {
  readonly seed: number;
  readonly initial: State;
  /** Those that were accepted. */
  readonly steps: readonly StepOf<State, Command, Event>[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** How a game is played at random. */
interface Playing<State, Command, Event> {
  decide(state: State, command: Command, nowMs: number): Result<readonly Event[], Problem>;
  evolve(state: State, event: Event): State;
  isOver(state: State): boolean;
  /** What the match begins with; null: nothing. */
  begin(from: Random): Command | null;
  next(from: Random, state: State): Command;
  /** The most that passes from one command to the next. */
  readonly pauseMs: number;
}

/** A whole match from a seed: the same on every machine. @param length commands, at the most */
export const playRandomly = <State, Command, Event>(
  { decide, evolve, isOver, begin, next, pauseMs }: Playing<State, Command, Event>,
  initial: State,
  { seed, length, fromMs }: { readonly seed: number; readonly length: number; readonly fromMs: number },
): RandomMatchOf<State, Command, Event> => {
  const from = random(seed);
  const steps: StepOf<State, Command, Event>[] = [];
  let state = initial;
  let nowMs = fromMs;
  const run = (command: Command): void => {
    const decided = decide(state, command, nowMs);
    if (!decided.ok) return;
    const before = state;
    state = decided.value.reduce(evolve, state);
    steps.push({ before, command, events: decided.value, state, atMs: nowMs });
  };
  const first = begin(from);
  if (first !== null) run(first);
  for (let turn = 0; turn < length && !isOver(state); turn += 1) {
    nowMs += from.below(pauseMs);
    run(next(from, state));
  }
  return { seed, initial, steps, events: steps.flatMap(({ events }) => events), state };
};
