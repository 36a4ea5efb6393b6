/** What the ticker is read from, besides the match. */
export const SOURCES = ['turns', 'tree', 'score'] as const;
export type Source = (typeof SOURCES)[number];
