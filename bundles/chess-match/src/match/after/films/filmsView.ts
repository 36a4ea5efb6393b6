import type { FilmsView } from '@schemas/films';
import { lengthOf, type Film } from '../../../obs/films/film';

type Shown = FilmsView['films'][number];

/** Nothing of it ticks: what has run since is reckoned where it is read. */
export const shownFilm = (film: Film): Shown => {
  const { id, instance, of, stretches, ended, seenMs, path } = film;
  const last = stretches.at(-1) ?? stretches[0];
  const fromMs = Math.max(0, stretches[0].fromMs);
  const lengthMs = Math.round(lengthOf(film, last.toMs ?? last.fromMs));
  const seen = ended === 'unseen' ? seenMs : null;
  const runningSinceMs = last.toMs === null ? last.fromMs : null;
  return {
    id,
    instance,
    of,
    fromMs,
    lengthMs,
    runningSinceMs,
    pauses: stretches.length - 1,
    ended,
    seenMs: seen,
    path,
  };
};
