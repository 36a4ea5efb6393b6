/** What the ticker is read from, besides the match. */
export const SOURCES = ['turns', 'course', 'play', 'score'] as const;
export type Source = (typeof SOURCES)[number];
