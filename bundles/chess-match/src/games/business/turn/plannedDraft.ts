import { parseTurnLine } from '../../../notation/turnLine';
import type { State } from '../state';
import { planTurn, type PlannedTurn } from './planTurn';

export interface PlannedDraft {
  readonly parsed: ReturnType<typeof parseTurnLine>;
  readonly planned: PlannedTurn;
}

/** States never change, so what was worked out for one stays true. */
const known = new WeakMap<State, PlannedDraft>();

/** The draft of a state, worked out once: pages are shown it while it is entered, and the press commits the very same. */
export const plannedDraft = (state: State): PlannedDraft => {
  const before = known.get(state);
  if (before !== undefined) return before;
  const parsed = parseTurnLine(state.draft);
  const made = { parsed, planned: planTurn(state, parsed.items, 'typed') };
  known.set(state, made);
  return made;
};
