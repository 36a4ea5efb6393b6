import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import type { State } from '../rules/state';

/** When test matches begin, Unix ms. */
export const T0 = 1_800_000_000_000;

export const newMatch = (settings: Readonly<Record<string, unknown>> = {}): State => {
  const begun = initial({ settings });
  if (!begun.ok) throw new Error(`${begun.error.code} ${JSON.stringify(begun.error.params)}`);
  return begun.value;
};

export const fold = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** The events of a command that must be accepted. */
export const decided = (state: State, command: Command, nowMs: number = T0): readonly Event[] => {
  const result = decide(state, command, nowMs);
  if (!result.ok) throw new Error(`${command.type}: ${JSON.stringify(result.error)}`);
  return result.value;
};

export const after = (state: State, command: Command, nowMs: number = T0): State =>
  fold(state, decided(state, command, nowMs));

/** Code, rule, parameters and quoted item of a refusal that must come. */
export const refusal = (state: State, command: Command, nowMs: number = T0) => {
  const result = decide(state, command, nowMs);
  if (result.ok) throw new Error(`${command.type} is accepted`);
  return result.error;
};

export const refusedLine = (state: State, line: string) => refusal(state, { type: 'commitTurn', line });

/** Plays series, one line each, all at the same moment. */
export const play = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((at, line) => after(at, { type: 'commitTurn', line }), state);

export const endOf = ({ end }: State): readonly [unknown, unknown] | null =>
  end === null ? null : [end.result, end.reason];
