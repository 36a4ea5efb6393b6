export { turnLabel } from '../games/common/sides';

/** The label of a turn, "24...", as people read it: "24…". */
export const turnText = (label: string): string => label.replace('...', '…');
