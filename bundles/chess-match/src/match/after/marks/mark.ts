import type { FilmsView } from '@schemas/films';

/** A moment of a match that somebody marked, or of which the replay buffer of an OBS saved a clip. */
export type Mark = FilmsView['marks'][number];

/** More than any evening has; what is beyond is refused or, of clips, left to the folder they lie in. */
export const MOST_MARKS = 500;

/** In the order of their moments. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  [...marks.filter(({ id }) => id !== mark.id), mark].toSorted((one, other) => one.atMs - other.atMs);
