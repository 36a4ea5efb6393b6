import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import type { State } from '../rules/state';
import { machineOf, T0 } from '../../testing/machine';

export { T0 };

export const { newMatch, decided, after, refused } = machineOf<State, Command, Event>({ initial, decide, evolve });

/** Code without the game's id, and parameters, of a refusal that must come. */
export const refusal = (state: State, command: Command, nowMs: number = T0) => {
  const { code, params } = refused(state, command, nowMs);
  return [code.replace('classical/', ''), params] as const;
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
