import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import type { State } from '../rules/state';
import type { Problem } from '../../common/problem';

export const T0 = Date.UTC(2026, 5, 1, 12);

/** @throws where the settings are refused */
export const newMatch = (settings: Readonly<Record<string, unknown>> = {}): State => {
  const begun = initial({ settings });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
};

export const fold = (from: State, events: readonly Event[]): State => events.reduce(evolve, from);

/** The state after a command. @throws where it is refused */
export const after = (state: State, command: Command, atMs = T0): State => {
  const decided = decide(state, command, atMs);
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.item ?? ''}`);
  return fold(state, decided.value);
};

/** The state after turns, as people write them. @throws with the first that is refused */
export const play = (state: State, ...turns: readonly string[]): State =>
  turns.reduce((before, line) => after(before, { type: 'commitTurn', line }), state);

/** @throws where the command is not refused */
export const refused = (state: State, command: Command, atMs = T0): Problem => {
  const decided = decide(state, command, atMs);
  if (decided.ok) throw new Error(`${command.type} is not refused`);
  return decided.error;
};
