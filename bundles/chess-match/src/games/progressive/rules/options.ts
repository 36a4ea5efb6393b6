import type { Problem } from '../../common/problem';
import { duelOptions, type DuelOptions } from '../../duel/options';
import type { Command } from './commands';
import { seriesFault } from './commands/commitTurn';
import { decide } from './decide';
import { plannedDraft, type PlannedSeries } from './planSeries';
import type { State } from './state';
import { writtenSteps, type WrittenStep } from './written';

/** What may be done after the draft so far; each refusal as `decide` would give it, null where it would not refuse. */
export interface Options extends DuelOptions {
  readonly series: PlannedSeries;
  /** What may be played next: nothing once the series is whole, or behind a word that is wrong. */
  readonly next: readonly WrittenStep[];
  /** What may be played in the place of the first word that is wrong. */
  readonly instead: readonly WrittenStep[];
  /** Why the draft cannot be pressed. */
  readonly press: Problem | null;
  /** P7 of the arbiter: why ten quiet turns cannot be claimed. */
  readonly claim: Problem | null;
}

/** Asks `decide`, so that there is one statement of every rule. */
export const options = (state: State, nowMs: number): Options => {
  const series = plannedDraft(state);
  const fault = (command: Command): Problem | null => {
    const decided = decide(state, command, nowMs);
    return decided.ok ? null : decided.error;
  };
  const steps = state.end === null && series.lacks > 0 ? writtenSteps(series.game) : [];
  const isWrong = series.problem !== null;
  return {
    series,
    next: isWrong ? [] : steps,
    instead: isWrong ? steps : [],
    press: seriesFault(state, series),
    ...duelOptions(fault),
    claim: fault({ type: 'decideClaim', board: 1, accepted: true, reason: '' }),
  };
};
