import type { Problem } from '../../common/problem';
import { duelOptions, type DuelOptions } from '../../duel/options';
import type { Command } from './commands';
import { turnFault } from './commands/commitTurn';
import { decide } from './decide';
import { plannedDraft, type PlannedTurn } from './planTurn';
import type { State } from './state';
import { turnsOf, type Turn } from './turn';

/** What may be done after the draft so far; each refusal as `decide` would give it, null where it would not refuse. */
export interface Options extends DuelOptions {
  readonly planned: PlannedTurn;
  /** Turns that may be made; none once one is drafted. */
  readonly turns: readonly Turn[];
  /** Why the draft cannot be pressed. */
  readonly press: Problem | null;
}

/** Asks `decide`, so that there is one statement of every rule. */
export const options = (state: State, nowMs: number): Options => {
  const planned = plannedDraft(state);
  const fault = (command: Command): Problem | null => {
    const decided = decide(state, command, nowMs);
    return decided.ok ? null : decided.error;
  };
  const isOpen = state.end === null && planned.outcome === null && planned.problem === null;
  return {
    planned,
    turns: isOpen ? turnsOf(state.settings, state.position) : [],
    press: turnFault(state, planned),
    ...duelOptions(fault),
  };
};
