import { claimable, halfMoveClock } from '../../chess/onFen';
import { turnLabel } from '../../common/sides';
import { type Branch, type EndKind, type Ruling, type State } from './state';
import { keysAfter, rulingOn } from './turn/endings';
import { itemsOf, type BranchTurn } from './turn/plan';
import type { PlannedTurn } from './turn/planTurn';

/** What speaks for a draw claim on a live board (B15, FIDE 9.2 and 9.3), claimed or not. */
export interface Evidence {
  readonly board: number;
  readonly branch: string;
  readonly claimed: boolean;
  /** The move the claim is made with; null for the position as it stands. */
  readonly san: string | null;
  /** How often the position has stood, this time included, and after which turns; "" before the first. */
  readonly occurrences: number;
  readonly turns: readonly string[];
  readonly halfMoves: number;
  /** What the claim would end as; null where there is nothing to claim. */
  readonly kind: EndKind | null;
  readonly ruling: Ruling | null;
}

/** After which turns the last of these positions has stood; `ply` turns had been committed when it stood last. */
const turnsOf = (keys: readonly string[], ply: number): string[] =>
  keys.flatMap((key, index) => {
    const at = ply - (keys.length - 1 - index);
    return key === keys.at(-1) ? [at <= 0 ? '' : turnLabel(at - 1)] : [];
  });

const evidenceOf = (state: State, branch: Branch, work: BranchTurn | null, claimed: boolean): Evidence => {
  const played = claimed ? (work?.played ?? null) : null;
  const keys = work !== null && played !== null ? keysAfter(work.branch, played) : branch.keys;
  const fen = played?.fen ?? branch.fen;
  const san = played?.san ?? null;
  const turns = turnsOf(keys, state.ply + (played === null ? 0 : 1));
  return {
    board: branch.board,
    branch: branch.id,
    claimed,
    san,
    occurrences: turns.length,
    turns,
    halfMoves: halfMoveClock(fen),
    kind: claimable(keys, fen),
    ruling: claimed ? rulingOn(state, branch.id, san) : null,
  };
};

/** The evidence of every live board, in the order of boards; claims are those of the draft. */
export const evidence = (state: State, { plan }: PlannedTurn): readonly Evidence[] => {
  const claims = new Set(itemsOf(plan, 'claim').map(({ item }) => item.board));
  return plan.branchTurns
    .filter(({ isDaughter }) => !isDaughter)
    .map((work) => evidenceOf(state, work.branch, work, claims.has(work.board)))
    .toSorted((a, b) => a.board - b.board);
};
