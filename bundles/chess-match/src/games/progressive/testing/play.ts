import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import type { State } from '../rules/state';
import { machineOf, T0 } from '../../testing/machine';

export { T0 };

export const { newMatch, fold, decided, after, refused } = machineOf<State, Command, Event>({
  initial,
  decide,
  evolve,
});

export const refusedLine = (state: State, line: string) => refused(state, { type: 'commitTurn', line });

/** Plays series, one line each, all at the same moment. */
export const play = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((at, line) => after(at, { type: 'commitTurn', line }), state);

export const endOf = ({ end }: State): readonly [unknown, unknown] | null =>
  end === null ? null : [end.result, end.reason];
