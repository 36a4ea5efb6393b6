export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** The number of the move that turn number `ply` counted from 0 belongs to. */
export const moveOfPly = (ply: number): number => Math.floor(ply / 2) + 1;

/** The side that makes turn number `ply` counted from 0 = White's first. */
export const sideOfPly = (ply: number): Side => (ply % 2 === 0 ? 'white' : 'black');

/** "24." for White's, "24..." for Black's turn of that number. */
export const moveLabel = (number: number, side: Side): string => `${number}${side === 'white' ? '.' : '...'}`;

/** The same where a turn is known by the turns before it. */
export const turnLabel = (ply: number): string => moveLabel(moveOfPly(ply), sideOfPly(ply));
