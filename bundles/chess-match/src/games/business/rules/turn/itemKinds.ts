import type { TurnItem } from '../../record/turnItem';

/** What an item does; "unknown" where that cannot be read. */
export type ItemKind = TurnItem['kind'] | 'unknown';

const KEY_CHANGES: readonly ItemKind[] = ['branch', 'pass', 'select'];
const SETTLES: readonly ItemKind[] = ['move', 'resign', 'draw', 'claim', 'select'];

/** A turn has one key change (B4). */
export const isKeyChange = (kind: ItemKind): boolean => KEY_CHANGES.includes(kind);

/** Settles a branch in this turn: it has one such item. An offer goes with a move. */
export const settlesBranch = (kind: ItemKind): boolean => SETTLES.includes(kind);
