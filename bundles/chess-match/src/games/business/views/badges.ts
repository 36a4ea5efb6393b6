import type { BoardView } from '@schemas/boards';

type Badges = BoardView['badges'];

/** That something is worth so many chips; no badge where it is worth none. */
export const chipBadges = (chips: number): Badges => (chips === 0 ? [] : [{ kind: 'chips', value: chips }]);

/** How many chips a board, its end or an entry of the ledger is worth; none where there is no such thing. */
export const chipsOf = (of: { readonly badges: Readonly<Badges> } | undefined): number =>
  of?.badges.find(({ kind }) => kind === 'chips')?.value ?? 0;
