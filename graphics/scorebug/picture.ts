/**
 * What the band is drawn from beside the match, which tells what each board is worth: no whole boards. What is on air beside it decides
 * what it need not say.
 */
export const BUG_REPLICANTS = ['score', 'clocks', 'people', 'air'] as const;
export type BugName = (typeof BUG_REPLICANTS)[number];
