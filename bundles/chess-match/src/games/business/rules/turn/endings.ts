import type { Problem } from '@schemas/draft';
import { claimable, halfMoveClock, occurrences, positionKey, type Played } from '../../../chess/onFen';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../errors';
import type { Branch, EndKind, Ruling, State } from '../state';
import { lastOn } from './lastOn';
import { addProblem, addBoardTwice, itemsOf, note, branchTurnOn, type Plan, type BranchTurn } from './plan';

export const keysAfter = ({ keys }: Branch, { fen }: Played): readonly string[] => [...keys, positionKey(fen)];

/**
 * Whether a claim is made with a move. A move on a board which the claim frees for a daughter is the daughter's:
 * the claim is then of the position as it stands.
 */
const isWithMove = (plan: Plan, board: number): boolean => {
  const hasMove = itemsOf(plan, 'move').some(({ item }) => item.board === board);
  const isTaken = plan.branchTurns.some((work) => work.board === board && !work.isDaughter && work.fate !== 'drawn');
  return hasMove && !(isTaken && itemsOf(plan, 'branch').some(({ item }) => item.to === board));
};

const mark = (plan: Plan, index: number, work: BranchTurn, fate: 'resigned' | 'drawn' | 'claimed'): void => {
  if (work.fate !== null) addBoardTwice(plan, index, work.board);
  else work.fate = fate;
};

/** What the arbiter said to the claim of this position, or of the one this move brings about. */
export const rulingOn = ({ rulings }: State, branch: string, san: string | null): Ruling | null =>
  rulings.find((ruling) => ruling.branch === branch && ruling.san === san) ?? null;

/** What a claim ends a branch as: of its position as it stands, or of the one this move brings about. */
export const judgeClaim = (state: State, branch: Branch, played: Played | null): Result<EndKind, Problem> => {
  const { id, board } = branch;
  const ruling = rulingOn(state, id, played?.san ?? null);
  if (ruling?.accepted === false) return err(refuse('claim/refused', { board, reason: ruling.reason }));
  const keys = played === null ? branch.keys : keysAfter(branch, played);
  const fen = played?.fen ?? branch.fen;
  const kind = claimable(keys, fen);
  if (kind !== null) return ok(kind);
  return err(
    refuse('claim/nothing_to_claim', { board, occurrences: occurrences(keys), halfMoves: halfMoveClock(fen) }),
  );
};

const claim = (plan: Plan, index: number, { branch, played }: BranchTurn): EndKind | null => {
  const judged = judgeClaim(plan.state, branch, played);
  if (judged.ok) return judged.value;
  note(plan, index, judged.error);
  return null;
};

/** Why no draw can be accepted in a branch (B13); null when one can. */
export const drawBarred = ({ offers }: State, { id, board }: Branch): Problem | null =>
  offers.includes(id) ? null : refuse('draw/not_offered', { board });

/** Why no draw can be offered in a branch (B13): it must go on after this turn. */
export const offerBarred = (board: number, goesOn: boolean): Problem | null =>
  goesOn ? null : refuse('offer/ended', { board });

/** First step (B5): accepted draws, claims of the position as it stands, the resignation. */
export const endBeforeMoves = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'draw')) {
    const work = branchTurnOn(plan, index, item.board, () => true);
    if (work === null) continue;
    const problem = drawBarred(plan.state, work.branch);
    if (problem === null) mark(plan, index, work, 'drawn');
    else note(plan, index, problem);
  }
  for (const { index, item } of itemsOf(plan, 'claim')) {
    if (isWithMove(plan, item.board)) continue;
    const work = branchTurnOn(plan, index, item.board, () => true);
    if (work === null) continue;
    const kind = claim(plan, index, work);
    if (kind === null) continue;
    mark(plan, index, work, 'claimed');
    work.claimKind = kind;
  }
  for (const [nth, { index, item }] of itemsOf(plan, 'resign').entries()) {
    const work = branchTurnOn(plan, index, item.board, () => true);
    if (nth > 0) addProblem(plan, index, 'resign/more_than_one', {});
    else if (work !== null) mark(plan, index, work, 'resigned');
  }
};

/** Claims made with a move: of the position the move brings about. */
export const claimWithMove = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'claim')) {
    const work = isWithMove(plan, item.board) ? lastOn(plan, index, item.board) : null;
    if (!work?.played) continue;
    if (work.claimKind !== null) addBoardTwice(plan, index, item.board);
    else work.claimKind = claim(plan, index, work);
  }
};

/** Draws offered for the opponent's next turn (B13): only where the branch goes on. */
export const offerDraws = (plan: Plan, goesOn: (work: BranchTurn) => boolean): void => {
  for (const { index, item } of itemsOf(plan, 'offer')) {
    const work = lastOn(plan, index, item.board);
    if (work === null) continue;
    const problem = offerBarred(item.board, goesOn(work));
    if (problem !== null) note(plan, index, problem);
    else if (plan.offers.includes(work.branch.id)) addProblem(plan, index, 'offer/twice', { board: item.board });
    else plan.offers.push(work.branch.id);
  }
};
