export { turnLabel } from '../games/common/sides';

/** The label of a turn, "24...", as people read it: "24…". */
export const turnText = (label: string): string => label.replace('...', '…');

/** As turnText, where there is one board: without the board that the label may begin with, "3:24...". */
export const turnAlone = (label: string): string => turnText(label).replace(/^\w+:/, '');

/** The number of a turn without its board and side: "12" of "12...", "12a" and, on board 3, "3:12.". */
export const turnNumber = (label: string): string => /\d+(?=\D*$)/.exec(label)?.[0] ?? label;

/**
 * Whether a move is written with the label of its turn: where a turn begins, but for Black's reply to the move before
 * it.
 * @param before the label of the move right before it; null where none stands there
 */
export const isTurnNamed = (turn: string, before: string | null): boolean =>
  before === null || (turn !== before && !turn.endsWith('...'));
