import { placeIn, type Film } from '../../../obs/films/film';

const has = (film: Film, moments: readonly number[]): number =>
  moments.filter((atMs) => placeIn(film, atMs) !== null).length;

/**
 * The film that has most of a match: of several a recording before a stream, that of the program before a team's, the
 * later before the earlier. Null: none has anything of it.
 * @param moments Unix ms
 */
export const filmOf = (films: readonly Film[], moments: readonly number[]): Film | null => {
  const rank = ({ of, instance }: Film): number => (of === 'recording' ? 2 : 0) + (instance === 'program' ? 1 : 0);
  const [best] = films
    .map((film, at) => ({ film, at, count: has(film, moments) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || rank(b.film) - rank(a.film) || b.at - a.at);
  return best?.film ?? null;
};
