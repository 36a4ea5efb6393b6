import type { Problem } from '@schemas/draft';
import type { TurnItem } from '../../record/turnItem';
import { refuse } from '../errors';
import { passBarred, selectionBarred, targetBarred, type Party } from './chipMoves';
import { isKeyChange, type ItemKind } from './itemKinds';
import { addProblem, addBoardTwice, itemsOf, note, branchTurnOn, type Plan, type BranchTurn } from './plan';

type Select = Extract<TurnItem, { kind: 'select' }>;

const partyOf = ({ board, stake, played }: BranchTurn): Party => ({ board, stake, isMated: played?.isMate === true });
/** Plays on, and was there before the turn: what a key change can be made with. */
export const plays = ({ fate, isDaughter }: BranchTurn): boolean => fate === null && !isDaughter;

/** Marks the branch given up (B10, B11), so that no move is looked for in it; its chips move later. */
export const giveUp = (plan: Plan): void => {
  const [first] = itemsOf(plan, 'select');
  if (first === undefined) return;
  const { index, item } = first;
  const work = branchTurnOn(plan, index, item.board, () => true);
  if (work === null) return;
  if (work.fate === 'drawn' || work.fate === 'claimed')
    addProblem(plan, index, 'select/mated_or_drawn', { board: item.board });
  else if (work.fate !== null) addBoardTwice(plan, index, item.board);
  else {
    const problem = selectionBarred(item.board, plan.branchTurns.filter(plays).length);
    if (problem === null) work.fate = 'given-up';
    else note(plan, index, problem);
  }
};

/** Whether the chips are placed as B10 wants, whatever stands on the target boards; what is wrong is noted. */
const isWellPlaced = (plan: Plan, index: number, { board, targets }: Select, stake: number): boolean => {
  const boards = targets.map((target) => target.board);
  const twice = boards.find((target, nth) => boards.indexOf(target) !== nth);
  const empty = targets.find(({ chips }) => chips === 0);
  const placed = targets.reduce((sum, { chips }) => sum + (chips ?? stake), 0);
  if (plan.state.settings.selectionTargets === 'one' && boards.length > 1) {
    addProblem(plan, index, 'select/one_target_only', { board });
  } else if (twice !== undefined) addProblem(plan, index, 'select/target_twice', { board: twice });
  else if (empty !== undefined) addProblem(plan, index, 'select/no_chips', { board: empty.board });
  else if (placed !== stake) addProblem(plan, index, 'select/not_all_placed', { board, rating: stake, placed });
  else return true;
  return false;
};

/** Moves all chips of the given-up branch to branches that go on (B10). */
const placeChips = (plan: Plan, index: number, item: Select, given: BranchTurn): void => {
  const { stake } = given;
  if (!isWellPlaced(plan, index, item, stake)) return;
  const targets = item.targets.flatMap(({ board, chips }) => {
    const target = receiver(plan, index, item.board, board);
    return target === null ? [] : [{ target, chips: chips ?? stake }];
  });
  if (targets.length < item.targets.length) return;
  for (const { target, chips } of targets) target.stake += chips;
  plan.selection = {
    branch: given.branch.id,
    targets: targets.map(({ target, chips }) => ({ branch: target.branch.id, chips })),
  };
};

const receiver = (plan: Plan, index: number, from: number, board: number): BranchTurn | null => {
  if (board === from) {
    addProblem(plan, index, 'select/target_itself', { board });
    return null;
  }
  const target = branchTurnOn(plan, index, board, plays);
  const problem = target === null ? null : targetBarred(partyOf(target));
  if (problem === null) return target;
  note(plan, index, problem);
  return null;
};

const passChips = (plan: Plan, index: number, item: Extract<TurnItem, { kind: 'pass' }>): void => {
  const size = item.chips ?? 1;
  const from = branchTurnOn(plan, index, item.board, plays);
  const to = branchTurnOn(plan, index, item.to, plays);
  if (from === null || to === null) return;
  const problem = passBarred(plan.state.settings, size, partyOf(from), partyOf(to));
  if (problem !== null) note(plan, index, problem);
  else {
    from.stake -= size;
    to.stake += size;
    plan.pass = { from: from.branch.id, to: to.branch.id, chips: size };
  }
};

/** Why a turn has no room for one more key change (B4); null where it has. @param kinds of its items */
export const keyChangeBarred = (kinds: readonly ItemKind[]): Problem | null =>
  kinds.some(isKeyChange) ? refuse('turn/two_key_changes', {}) : null;

/** Why a key change cannot be in a turn with a resignation (B12); null where it can. */
export const besideResignation = (kind: ItemKind): Problem | null =>
  kind === 'pass' ? null : refuse('resign/with_key_change', {});

/** B4: at most one key change; B12: with a resignation only a pass. */
export const checkKeyChanges = (plan: Plan): void => {
  const kinds = plan.items.map(({ item }) => item.kind);
  const keyChanges = kinds.flatMap((kind, index) => (isKeyChange(kind) ? [{ index, kind }] : []));
  for (const { index } of keyChanges) {
    const problem = keyChangeBarred(kinds.slice(0, index));
    if (problem !== null) note(plan, index, problem);
  }
  if (itemsOf(plan, 'resign').length === 0) return;
  for (const { index, kind } of keyChanges) {
    const problem = besideResignation(kind);
    if (problem !== null) note(plan, index, problem);
  }
};

/** Third step (B5): the stakes change by the branching, the pass or the selection. */
export const changeStakes = (plan: Plan): void => {
  for (const work of plan.branchTurns) {
    if (work.isDaughter) work.stake = plan.born?.give ?? work.stake;
    else if (work.branch.id === plan.born?.mother) work.stake = plan.born.keep;
  }
  for (const { index, item } of itemsOf(plan, 'pass').slice(0, 1)) passChips(plan, index, item);
  for (const { index, item } of itemsOf(plan, 'select').slice(0, 1)) {
    const given = plan.branchTurns.find(({ fate }) => fate === 'given-up');
    if (given !== undefined) placeChips(plan, index, item, given);
  }
};
