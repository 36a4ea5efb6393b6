import { halfMoveClock, positionKey, type Played } from '../../common/chess';
import type { EndKind, Ruling, State } from '../state';
import { blame, isOrphaned, itemsOf, workOn, type Plan, type Work } from './plan';

/** How often the last of these positions has stood. */
export const occurrences = (keys: readonly string[]): number => keys.filter((key) => key === keys.at(-1)).length;

/** What may be claimed (B15, FIDE 9.2 and 9.3): a third repetition, or 50 moves by each side. */
export const claimable = (keys: readonly string[], fen: string): EndKind | null => {
  if (occurrences(keys) >= 3) return 'repetition';
  return halfMoveClock(fen) >= 100 ? 'fifty' : null;
};

export const keysAfter = (work: Work, played: Played): readonly string[] => [
  ...work.branch.keys,
  positionKey(played.fen),
];

/**
 * Whether a claim is made with a move. A move on a board which the claim frees for a daughter is the daughter's:
 * the claim is then of the position as it stands.
 */
const isWithMove = (plan: Plan, board: number): boolean => {
  const hasMove = itemsOf(plan, 'move').some(({ item }) => item.board === board);
  const isTaken = plan.works.some((work) => work.board === board && !work.isDaughter && work.fate !== 'drawn');
  return hasMove && !(isTaken && itemsOf(plan, 'branch').some(({ item }) => item.to === board));
};

const mark = (plan: Plan, index: number, work: Work, fate: 'resigned' | 'drawn' | 'claimed'): void => {
  if (work.fate !== null) blame(plan, index, 'turn/board_twice', { board: work.board });
  else work.fate = fate;
};

/** What the arbiter said to the claim of this position, or of the one this move brings about. */
export const rulingOn = ({ rulings }: State, branch: string, san: string | null): Ruling | null =>
  rulings.find((ruling) => ruling.branch === branch && ruling.san === san) ?? null;

const claim = (plan: Plan, index: number, work: Work, keys: readonly string[], fen: string): EndKind | null => {
  const ruling = rulingOn(plan.state, work.branch.id, work.played?.san ?? null);
  if (ruling?.accepted === false) {
    blame(plan, index, 'claim/refused', { board: work.board, reason: ruling.reason });
    return null;
  }
  const kind = claimable(keys, fen);
  if (kind === null) {
    const params = { board: work.board, occurrences: occurrences(keys), halfMoves: halfMoveClock(fen) };
    blame(plan, index, 'claim/nothing_to_claim', params);
  }
  return kind;
};

/** First stage (B5): accepted draws, claims of the position as it stands, the resignation. */
export const endBeforeMoves = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'draw')) {
    const work = workOn(plan, index, item.board, () => true);
    if (work === null) continue;
    if (plan.state.offers.includes(work.branch.id)) mark(plan, index, work, 'drawn');
    else blame(plan, index, 'draw/not_offered', { board: item.board });
  }
  for (const { index, item } of itemsOf(plan, 'claim')) {
    if (isWithMove(plan, item.board)) continue;
    const work = workOn(plan, index, item.board, () => true);
    if (work === null) continue;
    const kind = claim(plan, index, work, work.branch.keys, work.branch.fen);
    if (kind === null) continue;
    mark(plan, index, work, 'claimed');
    work.claimKind = kind;
  }
  for (const [nth, { index, item }] of itemsOf(plan, 'resign').entries()) {
    const work = workOn(plan, index, item.board, () => true);
    if (nth > 0) blame(plan, index, 'resign/more_than_one', {});
    else if (work !== null) mark(plan, index, work, 'resigned');
  }
};

/** Claims made with a move: of the position the move brings about. */
export const claimWithMove = (plan: Plan): void => {
  for (const { index, item } of itemsOf(plan, 'claim')) {
    if (!isWithMove(plan, item.board) || isOrphaned(plan, item.board)) continue;
    const work = workOn(plan, index, item.board, ({ fate }) => fate === null);
    if (work === null || work.played === null) continue;
    if (work.claimKind !== null) blame(plan, index, 'turn/board_twice', { board: item.board });
    else work.claimKind = claim(plan, index, work, keysAfter(work, work.played), work.played.fen);
  }
};

/** Draws offered for the opponent's next turn (B13): only where the branch goes on. */
export const offerDraws = (plan: Plan, goesOn: (work: Work) => boolean): void => {
  for (const { index, item } of itemsOf(plan, 'offer')) {
    if (isOrphaned(plan, item.board)) continue;
    const work = workOn(plan, index, item.board, () => true);
    if (work === null) continue;
    const last = plan.works.findLast(({ board }) => board === item.board) ?? work;
    if (!goesOn(last)) blame(plan, index, 'offer/ended', { board: item.board });
    else if (plan.offers.includes(last.branch.id)) blame(plan, index, 'offer/twice', { board: item.board });
    else plan.offers.push(last.branch.id);
  }
};
