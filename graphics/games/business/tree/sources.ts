/** What the tree is drawn from, besides the match. */
export const SOURCES = ['course', 'play', 'score'] as const;
export type Source = (typeof SOURCES)[number];
