import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../errors';
import type { Settings } from '../settings';
import type { Branch, State } from '../state';
import { addProblem, itemsOf, note, branchTurnOn, type Plan, type BranchTurn } from './plan';

/** The board a daughter takes: the lowest free one (B7), or null. With `reuseBoards` off a board serves once. */
const freeBoard = (state: State, taken: readonly number[]): number | null => {
  const used = state.settings.reuseBoards ? taken : [...taken, ...state.branches.map(({ board }) => board)];
  for (let board = 1; board <= state.settings.boards; board += 1) if (!used.includes(board)) return board;
  return null;
};

/** The board a daughter would take in this turn, branches that ended earlier in it already gone. */
export const daughterBoard = (plan: Plan): number | null =>
  freeBoard(
    plan.state,
    plan.branchTurns.filter(({ fate, isDaughter }) => fate === null && !isDaughter).map(({ board }) => board),
  );

/** The board of this turn's daughter, or why this turn cannot branch at all, whatever the mother. */
const daughterPlace = (plan: Plan): Result<number, Problem> => {
  const { state, side } = plan;
  const veto = state.vetoes.find(
    ({ by, ply }) => state.settings.vetoScope === 'both' || by !== side || ply === state.ply,
  );
  if (veto !== undefined) return err(refuse('branch/vetoed', { by: veto.by }));
  if (state.controlBoard) return err(refuse('branch/control_board', {}));
  const free = daughterBoard(plan);
  return free === null ? err(refuse('branch/no_free_board', { boards: state.settings.boards })) : ok(free);
};

/** Why this turn cannot branch at all; null when it can. */
export const branchingBarred = (plan: Plan): Problem | null => {
  const place = daughterPlace(plan);
  return place.ok ? null : place.error;
};

/**
 * How many of a stake's chips a mother may keep (B6): the daughter gets the others, each at least one. Null: too few.
 */
export const splitOf = (stake: number): { readonly least: number; readonly most: number } | null =>
  stake < 2 ? null : { least: 1, most: stake - 1 };

/** Why a branch cannot be a mother, whatever the split; null when it can. */
export const motherBarred = ({ board, stake }: Pick<BranchTurn, 'board' | 'stake'>): Problem | null =>
  splitOf(stake) === null ? refuse('branch/rating_too_low', { board, rating: stake }) : null;

interface Parts {
  readonly keep: number;
  readonly give: number;
}

const splitBarred = ({ board, stake }: BranchTurn, { keep, give }: Parts): Problem | null => {
  const split = splitOf(stake);
  const isGood = split !== null && keep >= split.least && keep <= split.most && keep + give === stake;
  return isGood ? null : refuse('branch/bad_split', { board, rating: stake, keep, give });
};

/** Mother and daughter must part (B6): null when their moves differ. */
export const partingBarred = (
  { board, san }: { readonly board: number; readonly san: string },
  daughter: { readonly board: number; readonly san: string },
): Problem | null =>
  san === daughter.san ? refuse('branch/same_move', { board, daughter: daughter.board, san }) : null;

/** Doubles the mother (B6, B7): the daughter stands in the mother's position until its own move. */
export const branchOut = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'branch')) {
    const mother = branchTurnOn(plan, index, item.board, ({ fate }) => fate === null);
    if (mother === null || plan.born !== null) continue;
    const place = daughterPlace(plan);
    if (!place.ok) note(plan, index, place.error);
    else if (item.to !== place.value)
      addProblem(plan, index, 'branch/wrong_board', { board: item.to, free: place.value });
    else {
      const problem = motherBarred(mother) ?? splitBarred(mother, item);
      if (problem === null) createDaughter(plan, mother, place.value, item.keep, item.give);
      else note(plan, index, problem);
    }
  }
};

/** What a daughter's repetition history begins with: the mother's, or the position it was set up in. */
export const daughterKeys = ({ repetitionThroughMother }: Settings, mother: Branch): readonly string[] =>
  repetitionThroughMother ? mother.keys : mother.keys.slice(-1);

const createDaughter = (plan: Plan, mother: BranchTurn, board: number, keep: number, give: number): void => {
  const daughter = `b${plan.state.branches.length + 1}`;
  plan.born = { mother: mother.branch.id, daughter, board, keep, give };
  plan.branchTurns.push({
    branch: {
      ...mother.branch,
      id: daughter,
      board,
      keys: daughterKeys(plan.state.settings, mother.branch),
      mother: { branch: mother.branch.id, board: mother.board },
    },
    board,
    isDaughter: true,
    fate: null,
    claimKind: null,
    played: null,
    stake: mother.stake,
  });
};

/** After the moves: mother and daughter have parted (B6). */
export const checkParting = (plan: Plan): void => {
  const mother = plan.branchTurns.find(({ branch }) => branch.id === plan.born?.mother);
  const daughter = plan.branchTurns.find(({ isDaughter }) => isDaughter);
  const [index] = itemsOf(plan, 'branch').map((found) => found.index);
  if (index === undefined || !mother?.played || !daughter?.played) return;
  const problem = partingBarred(
    { board: mother.board, san: mother.played.san },
    { board: daughter.board, san: daughter.played.san },
  );
  if (problem !== null) note(plan, index, problem);
};
