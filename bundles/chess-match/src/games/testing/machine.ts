import type { Problem } from '../common/problem';
import type { Result } from '../common/result';
import type { Setup } from '../common/setup';

interface Machine<State, Command, Event> {
  initial(setup: Setup): Result<State, Problem>;
  decide(state: State, command: Command, nowMs: number): Result<readonly Event[], Problem>;
  evolve(state: State, event: Event): State;
}

/** When test matches begin, Unix ms. */
export const T0 = 1_800_000_000_000;

/** A game's rules as tests of it use them: what is not as expected is thrown, with what was refused. */
export const machineOf = <State, Command extends { readonly type: string }, Event>({
  initial,
  decide,
  evolve,
}: Machine<State, Command, Event>) => {
  const fold = (from: State, events: readonly Event[]): State => events.reduce(evolve, from);

  /** The events of a command that must be accepted. */
  const decided = (state: State, command: Command, nowMs: number = T0): readonly Event[] => {
    const result = decide(state, command, nowMs);
    if (!result.ok) throw new Error(`${command.type}: ${JSON.stringify(result.error)}`);
    return result.value;
  };

  return {
    /** @throws where the settings are refused */
    newMatch: (settings: Readonly<Record<string, unknown>> = {}): State => {
      const begun = initial({ settings });
      if (!begun.ok) throw new Error(`${begun.error.code} ${JSON.stringify(begun.error.params)}`);
      return begun.value;
    },
    fold,
    decided,
    after: (state: State, command: Command, nowMs: number = T0): State => fold(state, decided(state, command, nowMs)),
    /** The refusal that must come. */
    refused: (state: State, command: Command, nowMs: number = T0): Problem => {
      const result = decide(state, command, nowMs);
      if (result.ok) throw new Error(`${command.type} is accepted`);
      return result.error;
    },
  };
};
