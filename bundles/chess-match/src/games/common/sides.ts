export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** The side that makes turn number `ply` counted from 0 = White's first. */
export const sideOfPly = (ply: number): Side => (ply % 2 === 0 ? 'white' : 'black');

/** "24." for White's, "24..." for Black's turn; `ply` counts the turns before it. */
export const turnLabel = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;
