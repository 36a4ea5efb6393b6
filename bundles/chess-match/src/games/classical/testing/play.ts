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
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
};

/** The events of a command that must be accepted. */
export const decided = (state: State, command: Command, nowMs: number = T0): readonly Event[] => {
  const result = decide(state, command, nowMs);
  if (!result.ok) throw new Error(`${command.type}: ${JSON.stringify(result.error)}`);
  return result.value;
};

export const after = (state: State, command: Command, nowMs: number = T0): State =>
  decided(state, command, nowMs).reduce(evolve, state);

/** Code without the game's id, and parameters, of a refusal that must come. */
export const refusal = (state: State, command: Command, nowMs: number = T0) => {
  const result = decide(state, command, nowMs);
  if (result.ok) throw new Error(`${command.type} is accepted`);
  return [result.error.code.replace('classical/', ''), result.error.params] as const;
};

/** Presses "1:e4 2:d4 1:e5" one after the other, all at once or each at a time of its own. */
export const moves = (state: State, line: string, atMs: (index: number) => number = () => T0): State =>
  line
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce((at, word, index) => after(at, { type: 'commitTurn', line: word }, atMs(index)), state);

export const endOn = ({ boards }: State, board: number): readonly [unknown, unknown] | null => {
  const end = boards[board - 1]?.end ?? null;
  return end === null ? null : [end.result, end.reason];
};
