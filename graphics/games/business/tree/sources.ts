/** What the tree is drawn from, besides the match. */
export const SOURCES = ['tree', 'score'] as const;
export type Source = (typeof SOURCES)[number];
