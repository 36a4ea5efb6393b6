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
const SHORTEST_MS = 10_000;

/** What happened at a moment is so far from the beginning of a film, ms; null: it is not in it. */
export type PlaceOf = (atMs: number) => number | null;

/** Places in a film that began then and had no pause. */
export const sinceMoment =
  (startMs: number): PlaceOf =>
  (atMs) =>
    atMs < startMs ? null : atMs - startMs;

/**
 * What happened as chapters of a film: the first begins with it, and none is shorter than sites take.
 *
 * @param happened in order
 * @param opening the title of what comes before the first chapter
 */
export const chaptersOf = (happened: readonly Happening[], placeOf: PlaceOf, opening: string): readonly Chapter[] => {
  const chapters: Chapter[] = [{ atMs: 0, title: opening }];
  for (const { atMs, title } of happened) {
    const placeMs = placeOf(atMs);
    if (placeMs !== null && placeMs >= (chapters.at(-1)?.atMs ?? 0) + SHORTEST_MS)
      chapters.push({ atMs: placeMs, title });
  }
  return chapters;
};
