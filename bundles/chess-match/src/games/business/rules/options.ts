import type { TurnOptions } from '@schemas/options';
import { sideOfPly } from '../../common/sides';
import { controlBarred } from './commands/controlBoard';
import { vetoBarred } from './commands/veto';
import { isOver, liveBranches, type Branch, type State } from './state';
import { branchingBarred, daughterBoard, motherBarred, partingBarred, splitOf } from './turn/branching';
import { passBarred, selectionBarred, targetBarred, type Party } from './turn/chipMoves';
import { drawBarred, judgeClaim, offerBarred } from './turn/endings';
import { newPlan, type Plan } from './turn/plan';
import { prospectsOf } from './turn/prospects';

type BoardOptions = TurnOptions['boards'][number];
type Refusal = BoardOptions['branch'];

/** What can be done on a board besides moving. */
export const ACTS = ['branch', 'pass', 'select', 'resign', 'offer', 'draw', 'claim'] as const;
export type Act = (typeof ACTS)[number];

export const partyOf = (branch: Branch): Party => ({
  board: branch.board,
  stake: branch.stake,
  isMated: prospectsOf(branch).mustMate,
});

/** Of what is tried with each of some boards: those it can be done with, or why with none. */
export const among = <Other extends Pick<Party, 'board'>>(
  others: readonly Other[],
  barred: (other: Other) => Refusal,
  alone: Refusal,
): { readonly to: number[]; readonly refusal: Refusal } => {
  const to = others.filter((other) => barred(other) === null).map(({ board }) => board);
  const [first] = others;
  return { to, refusal: to.length > 0 ? null : first === undefined ? alone : barred(first) };
};

/** B6 a mother has chips for two, and two moves for her and her daughter. */
const branchOption = (branch: Branch, free: number | null): Refusal => {
  const { onlySan: san } = prospectsOf(branch);
  if (san === null || free === null) return motherBarred(branch);
  return motherBarred(branch) ?? partingBarred({ board: branch.board, san }, { board: free, san });
};

/** B15 of the position as it stands, or of one that a move brings about. */
const claimOption = (state: State, branch: Branch): Refusal => {
  const standing = judgeClaim(state, branch, null);
  if (standing.ok || prospectsOf(branch).claiming.some((played) => judgeClaim(state, branch, played).ok)) return null;
  return standing.error;
};

const boardOptions = (state: State, branch: Branch, free: number | null): Omit<BoardOptions, 'beside'> => {
  const { board, stake } = branch;
  const { settings } = state;
  const live = liveBranches(state);
  const self = partyOf(branch);
  const others = live.filter((other) => other !== branch).map(partyOf);
  const passes = (to: Party): Refusal => passBarred(settings, settings.passSize, self, to);
  const pass = among(others, passes, passes(self));
  const last = selectionBarred(board, live.length);
  const select = among(last === null ? others : [], targetBarred, last);
  return {
    board,
    branch: branchOption(branch, free),
    split: splitOf(stake),
    pass: pass.refusal,
    passTo: pass.to,
    select: select.refusal,
    selectTo: select.to,
    resign: null,
    offer: offerBarred(board, prospectsOf(branch).canGoOn),
    draw: drawBarred(state, branch),
    claim: claimOption(state, branch),
  };
};

/** Nothing is drafted that it could stand beside. A claim is entered whatever it is worth: the arbiter answers it. */
const withBeside = (board: Omit<BoardOptions, 'beside'>): BoardOptions => ({
  ...board,
  beside: ACTS.filter((act) => act === 'claim' || board[act] === null),
});

/** Every act by itself, in a turn of which nothing else is asked than where a daughter has room. */
export const optionsWith = (state: State, plan: Plan): TurnOptions => {
  const free = daughterBoard(plan);
  const { passSize, selectionTargets } = state.settings;
  return {
    keyChange: null,
    branching: branchingBarred(plan),
    freeBoard: free,
    passSize,
    selectionTargets,
    veto: vetoBarred(state, sideOfPly(state.ply)),
    control: controlBarred(state),
    boards: liveBranches(state).map((branch) => withBeside(boardOptions(state, branch, free))),
  };
};

/**
 * What the side to move may do in this turn besides moving, each by itself: nothing drafted, no other key change (B4).
 * What the rules refuse stands with the very refusal that `decide` gives, its item left out.
 * @returns null when the game is over
 */
export const optionsOf = (state: State): TurnOptions | null =>
  isOver(state) ? null : optionsWith(state, newPlan(state, []));
