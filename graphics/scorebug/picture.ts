/** What the band is drawn from beside the match, which tells what each board is worth: no whole boards. */
export const BUG_REPLICANTS = ['score', 'clocks', 'people'] as const;
export type BugName = (typeof BUG_REPLICANTS)[number];
