import type { TableBoard } from 'chess-match/client/contract';
import { sideBySide } from 'chess-match/client/view';

/** What a team's tables come to in a picture. */
export type Shown =
  /** The hall's rules keep them from this picture. */
  | { readonly kind: 'secret' }
  /** Nothing is tried; `table` where one was asked for. */
  | { readonly kind: 'idle'; readonly table: number | null }
  /** From left to right, as the tables stand in the hall; `large`: the one that was asked for. */
  | { readonly kind: 'tables'; readonly tables: readonly TableBoard[]; readonly large: boolean };

/**
 * The tables at which something is tried: the others show what the boards show anyway.
 * @param tables all of a team; null: kept from this picture
 * @param chosen the one to be shown large; null: all
 */
export const shownOf = (
  match: { readonly threads: readonly unknown[] },
  tables: readonly TableBoard[] | null,
  chosen: number | null,
): Shown => {
  if (tables === null) return { kind: 'secret' };
  const tried = tables.filter(({ follows, table }) => !follows && (chosen === null || table === chosen));
  if (tried.length === 0) return { kind: 'idle', table: chosen };
  const placed = sideBySide(
    match,
    tried.map((own) => ({ board: own.table, own })),
  );
  return { kind: 'tables', tables: placed.map(({ own }) => own), large: chosen !== null };
};
