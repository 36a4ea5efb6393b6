import { parseTurnLine } from '../../record/turnLine';
import type { TurnItem } from '../../record/turnItem';
import type { State } from '../state';
import { planTurn, type PlannedTurn } from './planTurn';

export interface PlannedDraft {
  readonly parsed: ReturnType<typeof parseTurnLine>;
  readonly planned: PlannedTurn;
}

/** States never change, so what was worked out for one stays true. */
const known = new WeakMap<State, PlannedDraft>();

/** What may be done on a board that the same turn gives to a daughter. */
const AFTER_BRANCHING: readonly (TurnItem['kind'] | undefined)[] = ['move', 'offer', 'claim'];

/**
 * Of a branching that cannot be read nobody knows where its daughter goes: that is what is wrong, not the moves for
 * her.
 */
const withoutOrphans = ({ tokens, items }: PlannedDraft['parsed'], planned: PlannedTurn): PlannedTurn => {
  const isBranchUnread = tokens.some((token) => 'error' in token && token.text.split(' ')[0] === 'branch');
  if (!isBranchUnread) return planned;
  const isOrphan = (index: number, code: string): boolean =>
    code === 'branch/missing' || (code === 'board/no_branch' && AFTER_BRANCHING.includes(items[index]?.item.kind));
  return { ...planned, problems: planned.problems.filter(({ index, problem }) => !isOrphan(index, problem.code)) };
};

/**
 * The draft of a state, worked out once: pages are shown it while it is entered, and the press commits the very same.
 */
export const plannedDraft = (state: State): PlannedDraft => {
  const before = known.get(state);
  if (before !== undefined) return before;
  const parsed = parseTurnLine(state.draft);
  const made = { parsed, planned: withoutOrphans(parsed, planTurn(state, parsed.items, 'typed')) };
  known.set(state, made);
  return made;
};
