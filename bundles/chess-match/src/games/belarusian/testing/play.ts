import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import type { State } from '../rules/state';
import { machineOf, T0 } from '../../testing/machine';

export { T0 };

export const { newMatch, fold, after, refused } = machineOf<State, Command, Event>({ initial, decide, evolve });

/** The state after turns, as people write them. @throws with the first that is refused */
export const play = (state: State, ...turns: readonly string[]): State =>
  turns.reduce((before, line) => after(before, { type: 'commitTurn', line }), state);
