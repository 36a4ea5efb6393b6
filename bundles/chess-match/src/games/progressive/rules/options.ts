import type { Problem } from '../../common/problem';
import type { BySide, Side } from '../../common/sides';
import type { Command } from './commands';
import { seriesFault } from './commands/commitTurn';
import { decide } from './decide';
import { plannedDraft, type PlannedSeries } from './planSeries';
import type { State } from './state';
import { writtenSteps, type WrittenStep } from './written';

/** What may be done after the draft so far; each refusal as `decide` would give it, null where it would not refuse. */
export interface Options {
  readonly series: PlannedSeries;
  /** What may be played next: nothing once the series is whole, or behind a word that is wrong. */
  readonly next: readonly WrittenStep[];
  /** Why the draft cannot be pressed. */
  readonly press: Problem | null;
  readonly flag: BySide<Problem | null>;
  readonly offerDraw: BySide<Problem | null>;
  readonly declineDraw: BySide<Problem | null>;
  readonly resign: BySide<Problem | null>;
  /** P7 of the arbiter: why ten quiet turns cannot be claimed. */
  readonly claim: Problem | null;
  readonly startClock: Problem | null;
  readonly stopClock: Problem | null;
}

/** Asks `decide`, so that there is one statement of every rule. */
export const options = (state: State, nowMs: number): Options => {
  const series = plannedDraft(state);
  const fault = (command: Command): Problem | null => {
    const decided = decide(state, command, nowMs);
    return decided.ok ? null : decided.error;
  };
  const bySide = (command: (side: Side) => Command): BySide<Problem | null> => ({
    white: fault(command('white')),
    black: fault(command('black')),
  });
  const isOpen = state.end === null && series.problem === null && series.lacks > 0;
  return {
    series,
    next: isOpen ? writtenSteps(series.game) : [],
    press: seriesFault(state, series),
    flag: bySide((side) => ({ type: 'flag', side })),
    offerDraw: bySide((team) => ({ type: 'offerDraw', team })),
    declineDraw: bySide((team) => ({ type: 'declineDraw', team })),
    resign: bySide((team) => ({ type: 'resignMatch', team })),
    claim: fault({ type: 'decideClaim', board: 1, accepted: true, reason: '' }),
    startClock: fault({ type: 'startClock' }),
    stopClock: fault({ type: 'stopClock', reason: '' }),
  };
};
