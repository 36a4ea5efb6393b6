import { classical } from '../classical';
import type { Command } from '../classical/rules/commands';
import type { State } from '../classical/rules/state';
import { decided, newMatch, T0 } from '../classical/testing/play';
import type { AnyEvent } from '../common/entry';
import type { Problem } from '../common/problem';
import type { Result } from '../common/result';
import { append, foldHistory, type History } from '../common/history';
import { decideTakeBack } from '../common/takeBack';
import { decideRedo, decideUndo } from '../common/undo';

/** Matches as their journals grow, on boards that do not wait for each other. */

export { T0 };

export type Boards = History<State>;

/** @param settings but for the number of boards */
export const begin = (boards: number, settings: Readonly<Record<string, unknown>> = {}): Boards =>
  foldHistory<State>(classical, newMatch({ boards, ...settings }), []);

export const follow = (history: Boards, event: AnyEvent): Boards => append(classical, history, event);

/** @throws where the command is refused */
export const ask = (history: Boards, command: Command, nowMs = T0): Boards =>
  decided(history.state, command, nowMs).reduce<Boards>(follow, history);

/** Presses "1:e4 2:d4" one after the other. */
export const press = (history: Boards, line: string, nowMs = T0): Boards =>
  line.split(' ').reduce((at, word) => ask(at, { type: 'commitTurn', line: word }, nowMs), history);

const stepped = (history: Boards, decision: Result<AnyEvent, Problem>): Boards => {
  if (!decision.ok) throw new Error(decision.error.code);
  return follow(history, decision.value);
};

/** @param thread left out: the last fact of all boards */
export const undo = (history: Boards, thread: string | null = null): Boards =>
  stepped(history, decideUndo(classical, history, T0, null, thread));

export const redo = (history: Boards, thread: string | null = null): Boards =>
  stepped(history, decideRedo(classical, history, T0, thread));

export const takeBack = (history: Boards, turns: number): Boards =>
  stepped(history, decideTakeBack(classical, history, T0, { turns, reason: 'x', clocks: 'asNow' }));

/** "1:e4 2:d4": the moves that count. */
export const movesOf = ({ state }: Boards): string => state.moves.map(({ board, san }) => `${board}:${san}`).join(' ');
