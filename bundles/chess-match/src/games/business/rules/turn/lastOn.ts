import type { Problem } from '@schemas/draft';
import { printItem } from '../../record/printItem';
import type { TurnItem } from '../../record/turnItem';
import { refuse } from '../errors';
import { branchingBarred, daughterBoard, motherBarred } from './branching';
import { itemsOf, note, branchTurnOn, type Plan, type BranchTurn } from './plan';

/** What leaves no room for a branching in the same turn (B4, B12). */
const RULES_OUT: readonly TurnItem['kind'][] = ['branch', 'pass', 'select', 'resign'];

/**
 * Whether a branching that was refused would have put its daughter on this board. After the branching step: what the
 * turn does there then goes unjudged, for the branching is what is wrong.
 */
const isOrphaned = (plan: Plan, board: number): boolean =>
  plan.branchTurns.every((work) => work.board !== board) &&
  itemsOf(plan, 'branch').some(({ item }) => item.to === board);

/**
 * Of a move on the board that only a daughter could take, in a turn without a branching: that it is missing, with one
 * that fits.
 */
const branchingMissing = (plan: Plan, board: number): Problem | null => {
  if (plan.branchTurns.some((work) => work.board === board) || daughterBoard(plan) !== board) return null;
  if (itemsOf(plan, 'move').every(({ item }) => item.board !== board)) return null;
  if (itemsOf(plan, ...RULES_OUT).length > 0 || branchingBarred(plan) !== null) return null;
  const [mother] = plan.branchTurns
    .filter((work) => work.fate === null && motherBarred(work) === null)
    .toSorted((a, b) => a.board - b.board);
  if (mother === undefined) return null;
  const such = { kind: 'branch', board: mother.board, to: board, keep: mother.stake - 1, give: 1 } as const;
  return refuse('branch/missing', { board, such: printItem(such) });
};

/**
 * The branch that an item after the branching stage is for: the daughter on a board that was freed in this turn, else
 * whatever stands there. Null when there is none, which is noted, or when the item goes unjudged.
 */
export const lastOn = (plan: Plan, index: number, board: number): BranchTurn | null => {
  if (isOrphaned(plan, board)) return null;
  const missing = branchingMissing(plan, board);
  if (missing !== null) {
    // Said once: whatever else is done there waits for the same branching.
    if (plan.problems.every(({ problem }) => problem.code !== missing.code)) note(plan, index, missing);
    return null;
  }
  const last = plan.branchTurns.findLast((work) => work.board === board);
  return branchTurnOn(plan, index, board, (work) => work === last);
};
