/**
 * What the band is drawn from beside the match: no whole boards, as what each is worth stands in `play`. What is on air
 * beside it decides what it need not say.
 */
export const BUG_REPLICANTS = ['score', 'clocks', 'play', 'people', 'air'] as const;
export type BugName = (typeof BUG_REPLICANTS)[number];
