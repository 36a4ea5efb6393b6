/** A place of a film. */
export interface Chapter {
  /** From its beginning, ms. */
  readonly atMs: number;
  readonly title: string;
}

/** Sites that show films take no shorter chapter. */
const SHORTEST_MS = 10_000;

/**
 * What happened as chapters of a film: the first begins with it, and none is shorter than sites take.
 *
 * @param happened in order, Unix ms
 * @param startMs when the film began, Unix ms; what happened before it has no place in it
 * @param opening the title of what comes before the first chapter
 */
export const chaptersOf = (happened: readonly Chapter[], startMs: number, opening: string): readonly Chapter[] => {
  const chapters: Chapter[] = [{ atMs: 0, title: opening }];
  for (const { atMs, title } of happened) {
    const placeMs = atMs - startMs;
    if (placeMs >= (chapters.at(-1)?.atMs ?? 0) + SHORTEST_MS) chapters.push({ atMs: placeMs, title });
  }
  return chapters;
};
