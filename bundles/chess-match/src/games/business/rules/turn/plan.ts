import type { Problem } from '@schemas/draft';
import { printItem } from '../../record/printItem';
import type { ReadItem, TurnItem } from '../../record/turnItem';
import type { Played } from '../../../chess/onFen';
import { sideOfPly, type Side } from '../../../common/sides';
import { refuse, type BusinessErrorCode, type BusinessErrorParams } from '../errors';
import type { Born, TurnCommitted } from '../events';
import { liveBranches, type Branch, type EndKind, type State } from '../state';
import { settlesBranch } from './itemKinds';

/** How a branch leaves the turn before any move is made in it. */
export type Fate = 'resigned' | 'drawn' | 'claimed' | 'given-up';

/** A branch of the side to move while its turn is worked out. */
export interface BranchTurn {
  readonly branch: Branch;
  readonly board: number;
  /** Set for the daughter that this turn makes. */
  readonly isDaughter: boolean;
  fate: Fate | null;
  claimKind: EndKind | null;
  played: Played | null;
  stake: number;
}

/** A turn being worked out, step by step (B5). Mutable, and local to one call of `planTurn`. */
export interface Plan {
  readonly state: State;
  readonly side: Side;
  readonly items: readonly ReadItem[];
  readonly branchTurns: BranchTurn[];
  readonly problems: { readonly index: number; readonly problem: Problem }[];
  born: Born | null;
  pass: TurnCommitted['pass'];
  selection: TurnCommitted['selection'];
  offers: string[];
}

export const newPlan = (state: State, items: readonly ReadItem[]): Plan => ({
  state,
  side: sideOfPly(state.ply),
  items,
  branchTurns: liveBranches(state).map((branch) => ({
    branch,
    board: branch.board,
    isDaughter: false,
    fate: null,
    claimKind: null,
    played: null,
    stake: branch.stake,
  })),
  problems: [],
  born: null,
  pass: null,
  selection: null,
  offers: [],
});

/** Notes a refusal of item number `index`, quoting its text. */
export const note = (plan: Plan, index: number, problem: Problem): void => {
  plan.problems.push({ index, problem: { ...problem, item: plan.items[index]?.text ?? null } });
};

/** The same for one that nothing else asks about. */
export const addProblem = <C extends BusinessErrorCode>(
  plan: Plan,
  index: number,
  code: C,
  params: BusinessErrorParams[C],
): void => {
  note(plan, index, refuse(code, params));
};

type ItemOf<K extends TurnItem['kind']> = Extract<TurnItem, { kind: K }>;

/** The items of some kinds with their places in the turn. */
export const itemsOf = <K extends TurnItem['kind']>(
  plan: Plan,
  ...kinds: readonly K[]
): { readonly index: number; readonly item: ItemOf<K> }[] =>
  plan.items.flatMap(({ item }, index) =>
    (kinds as readonly string[]).includes(item.kind) ? [{ index, item: item as ItemOf<K> }] : [],
  );

/** Refuses an item for a branch that another item of the turn has settled, with all of them. */
export const addBoardTwice = (plan: Plan, index: number, board: number): void => {
  const settling = plan.items.filter(({ item }) => item.board === board && settlesBranch(item.kind));
  addProblem(plan, index, 'turn/board_twice', { board, items: settling.map(({ item }) => printItem(item)) });
};

/** The branch an item names, or a refusal noted: board/unknown, board/no_branch. */
export const branchTurnOn = (
  plan: Plan,
  index: number,
  board: number,
  accepts: (work: BranchTurn) => boolean,
): BranchTurn | null => {
  const boards = plan.state.settings.boards;
  if (board < 1 || board > boards) {
    addProblem(plan, index, 'board/unknown', { board, boards });
    return null;
  }
  const work = plan.branchTurns.find((candidate) => candidate.board === board && accepts(candidate));
  if (work === undefined) addProblem(plan, index, 'board/no_branch', { board });
  return work ?? null;
};
