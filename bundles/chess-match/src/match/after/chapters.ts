/** A place of a film. */
export interface Chapter {
  /** From its beginning, ms. */
  readonly atMs: number;
  readonly title: string;
}

/** Something that happened. */
export interface Happening {
  /** Unix ms. */
  readonly atMs: number;
  readonly title: string;
}

/** Sites that show films take no shorter chapter. */
export const SHORTEST_MS = 10_000;

/** What happened at a moment is so far from the beginning of a film, ms; null: it is not in it. */
export type PlaceOf = (atMs: number) => number | null;

/** Places in a film that began then and had no pause. */
export const sinceMoment =
  (startMs: number): PlaceOf =>
  (atMs) =>
    atMs < startMs ? null : atMs - startMs;

/**
 * What happened as chapters of a film, in the order of the film: the first begins with it.
 *
 * @param happened of two that are too near to each other, the one that stands first here is a chapter
 * @param opening the title of what comes before the first chapter
 * @param shortestMs no chapter is shorter
 */
export const chaptersOf = (
  happened: readonly Happening[],
  placeOf: PlaceOf,
  opening: string,
  shortestMs: number,
): readonly Chapter[] => {
  const chapters: Chapter[] = [{ atMs: 0, title: opening }];
  for (const { atMs, title } of happened) {
    const placeMs = placeOf(atMs);
    if (placeMs !== null && chapters.every((chapter) => Math.abs(chapter.atMs - placeMs) >= shortestMs))
      chapters.push({ atMs: placeMs, title });
  }
  return chapters.toSorted((one, other) => one.atMs - other.atMs);
};
