import type { Problem } from '@schemas/draft';
import type { ReadItem } from '../../record/turnItem';
import { opponent, turnLabel, type Side } from '../../../common/sides';
import { refuse } from '../errors';
import { isOver, type EndKind, type LedgerEntry, type State } from '../state';
import { branchOut, checkParting } from './branching';
import { endOfMove } from './endOfMove';
import { claimWithMove, endBeforeMoves, offerDraws } from './endings';
import { playMoves, type Reading } from './moves';
import { payOut } from './payOut';
import { newPlan, type Plan, type BranchTurn } from './plan';
import { changeStakes, checkKeyChanges, giveUp } from './stakes';

export interface PlannedTurn {
  readonly plan: Plan;
  /** Refusals with the item they are about; those of the turn as a whole have index -1. In order of the items. */
  readonly problems: readonly { readonly index: number; readonly problem: Problem }[];
  /** Boards whose branch still needs a move (B2). */
  readonly lacks: readonly number[];
  /** What ends in this turn, in ledger order; meaningful only without problems. */
  readonly ends: readonly LedgerEntry[];
}

const entry = (plan: Plan, work: BranchTurn, kind: EndKind, winner: Side | null, stake: number): LedgerEntry => ({
  turn: turnLabel(plan.state.ply),
  ply: plan.state.ply + 1,
  side: plan.side,
  board: work.board,
  branch: work.branch.id,
  kind,
  rating: stake,
  halves: payOut(stake, winner),
});

/** Ledger order (B14a): draws, resignation, selection, then what the moves ended, by board number. */
const collectEnds = (plan: Plan): LedgerEntry[] => {
  const other = opponent(plan.side);
  const of = (...fates: readonly BranchTurn['fate'][]): BranchTurn[] =>
    plan.branchTurns.filter(({ fate }) => fates.includes(fate));
  const byMoves = plan.branchTurns
    .flatMap((work) => {
      const kind = endOfMove(work);
      return kind === null ? [] : [entry(plan, work, kind, kind === 'mate' ? plan.side : null, work.stake)];
    })
    .toSorted((a, b) => a.board - b.board);
  return [
    ...of('drawn', 'claimed').map((work) => entry(plan, work, work.claimKind ?? 'draw', null, work.branch.stake)),
    ...of('resigned').map((work) => entry(plan, work, 'resignation', other, work.branch.stake)),
    ...of('given-up').map((work) => entry(plan, work, 'selection', other, work.branch.stake)),
    ...byMoves,
  ];
};

/**
 * Works out a turn of the side to move without committing it: steps in the order of B5.
 * @param reading how freely its moves may be written
 * Never fails: what is wrong stands in `problems`, what is missing in `lacks`.
 */
export const planTurn = (state: State, items: readonly ReadItem[], reading: Reading): PlannedTurn => {
  const plan = newPlan(state, items);
  if (isOver(state)) {
    return { plan, problems: [{ index: -1, problem: refuse('game/over', {}) }], lacks: [], ends: [] };
  }
  checkKeyChanges(plan);
  endBeforeMoves(plan);
  giveUp(plan);
  branchOut(plan);
  playMoves(plan, reading);
  checkParting(plan);
  claimWithMove(plan);
  changeStakes(plan);
  offerDraws(plan, (work) => work.fate === null && endOfMove(work) === null);
  const lacks = plan.branchTurns
    .filter(({ fate, played }) => fate === null && played === null)
    .map(({ board }) => board);
  return {
    plan,
    problems: plan.problems.toSorted((a, b) => a.index - b.index),
    lacks: lacks.toSorted((a, b) => a - b),
    ends: collectEnds(plan),
  };
};
