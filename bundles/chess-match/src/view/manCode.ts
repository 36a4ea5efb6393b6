import type { Side } from '@schemas/boards';

/** A man as it is drawn, "wQ". @param man a letter of either size, or a name */
export const manCode = (side: Side, man: string): string =>
  `${side === 'white' ? 'w' : 'b'}${man.length === 1 ? man.toUpperCase() : man}`;
