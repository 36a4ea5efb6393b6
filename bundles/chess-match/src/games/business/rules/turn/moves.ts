import { readTyped, whyNotTyped } from '../../../chess/onFen';
import { playSan, type Played } from '../../../chess/onFen';
import { err, ok, type Result } from '../../../common/result';
import type { Branch } from '../state';
import { lastOn } from './lastOn';
import { addProblem, addBoardTwice, itemsOf, type Plan, type BranchTurn } from './plan';

/** Records are read to the letter; what people type as freely as it has one meaning. */
export type Reading = 'record' | 'typed';

type Refusal = { readonly kind: 'illegal' } | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] };

/** Branches never change: what was played once on one is the same in every line that a draft is held against. */
const known = new WeakMap<Branch, Map<string, Played>>();

const playedOn = (branch: Branch, san: string): ReturnType<typeof playSan> => {
  const before = known.get(branch) ?? new Map<string, Played>();
  known.set(branch, before);
  const move = before.get(san);
  if (move !== undefined) return ok(move);
  const found = playSan(branch.fen, san);
  if (found.ok) before.set(san, found.value);
  return found;
};

/** Plays a move in the position of a branch as far as it was written plainly enough. */
const played = ({ branch }: BranchTurn, text: string, reading: Reading): Result<Played, Refusal> => {
  const { fen } = branch;
  const plain = playedOn(branch, text);
  if (plain.ok || reading === 'record') return plain;
  const meant = readTyped(fen, text);
  if (meant.ok) return playedOn(branch, meant.value);
  return meant.error.kind === 'ambiguous' ? err(meant.error) : plain;
};

const isMating = (work: BranchTurn, san: string, reading: Reading): boolean => {
  const move = played(work, san, reading);
  return move.ok && move.value.isMate;
};

/** Plays every move of the turn (B2): one for each branch that is neither ended nor given up in it. */
export const playMoves = (plan: Plan, reading: Reading): void => {
  for (const { index, item } of itemsOf(plan, 'move')) {
    const work = lastOn(plan, index, item.board);
    if (work === null) continue;
    if (work.fate === 'given-up' && isMating(work, item.san, reading)) {
      addProblem(plan, index, 'select/mated_or_drawn', { board: item.board });
    } else if (work.fate !== null || work.played !== null) addBoardTwice(plan, index, item.board);
    else play(plan, index, work, item.san, reading);
  }
};

/** The boards where a text that is no move on its own is one: a wrong number is the commonest mistake. */
const elsewhere = (plan: Plan, text: string, reading: Reading): readonly number[] =>
  plan.branchTurns
    .filter((other) => other.fate === null && played(other, text, reading).ok)
    .map(({ board }) => board)
    .toSorted((a, b) => a - b);

const play = (plan: Plan, index: number, work: BranchTurn, san: string, reading: Reading): void => {
  const { board } = work;
  const move = played(work, san, reading);
  if (move.ok) work.played = move.value;
  else if (move.error.kind === 'ambiguous')
    addProblem(plan, index, 'move/ambiguous', { board, san, candidates: move.error.candidates });
  else {
    const why = whyNotTyped(work.branch.fen, san);
    addProblem(plan, index, 'move/illegal', {
      board,
      san,
      side: plan.side,
      why,
      elsewhere: elsewhere(plan, san, reading),
    });
  }
};
