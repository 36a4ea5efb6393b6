import type { InstanceId } from '../contract';

export const FILM_KINDS = ['recording', 'stream'] as const;
export type FilmKind = (typeof FILM_KINDS)[number];

/** While a film ran without a pause. */
export interface Stretch {
  /** Unix ms. */
  readonly fromMs: number;
  /** Unix ms; null: it runs. */
  readonly toMs: number | null;
  /** What OBS had recorded or sent before it, ms. */
  readonly placeMs: number;
}

/** What an OBS recorded into one file, or sent without an end. */
export interface Film {
  readonly id: string;
  readonly instance: InstanceId;
  readonly of: FilmKind;
  /** In order; the first begins where it does. */
  readonly stretches: readonly [Stretch, ...Stretch[]];
  /** Null: it runs or pauses; `unseen`: it had ended when OBS was reached again, nobody saw how. */
  readonly ended: 'stopped' | 'unseen' | null;
  /** The last moment at which OBS was heard to be at it, Unix ms. */
  readonly seenMs: number;
  /** Where its file lies on the machine of its OBS; null: a stream has none, and of a recording OBS did not say it. */
  readonly path: string | null;
}

/** How an output stands, as OBS says. */
export interface OutputStatus {
  readonly active: boolean;
  readonly paused: boolean;
  /** Recorded or sent so far, without pauses, ms. */
  readonly durationMs: number;
}

/** OBS counts the frames it has written, which lag by what its encoder holds: what lies nearer is the same place. */
const SAME_PLACE_MS = 1500;
/** On a machine that is too slow its encoder has held seconds; a film that pauses has none that could be missed. */
const PAUSED_PLACE_MS = 10_000;

const lastOf = ({ stretches }: Film): Stretch => stretches.at(-1) ?? stretches[0];

/** What OBS would say of its length at a moment while its last stretch went on. */
const reachedAt = (film: Film, atMs: number): number => {
  const { fromMs, toMs, placeMs } = lastOf(film);
  return placeMs + Math.max(0, (toMs ?? atMs) - fromMs);
};

const withLast = (film: Film, change: Partial<Stretch>): Film => {
  const [first, ...later] = film.stretches;
  const last = { ...(later.at(-1) ?? first), ...change };
  return { ...film, stretches: later.length === 0 ? [last] : [first, ...later.slice(0, -1), last] };
};

const withNext = (film: Film, next: Stretch): Film => ({ ...film, stretches: [...film.stretches, next] });

/** A moment of a film that ran then, in the file or the stream, ms; null before it began and after it ended. */
export const placeIn = (film: Film, atMs: number): number | null => {
  const [first] = film.stretches;
  const begun = film.stretches.filter(({ fromMs }) => fromMs <= atMs).at(-1);
  const last = lastOf(film);
  const isOver = film.ended !== null && last.toMs !== null && atMs > last.toMs;
  if (begun === undefined || isOver) return null;
  // What happened in a pause stands where the film goes on.
  return begun.placeMs - first.placeMs + Math.min(atMs, begun.toMs ?? atMs) - begun.fromMs;
};

/** Its length by now, ms. */
export const lengthOf = (film: Film, nowMs: number): number => reachedAt(film, nowMs) - film.stretches[0].placeMs;

/** A film that was found to run, and may have run for a while. */
export const beginFilm = (
  of: Pick<Film, 'id' | 'instance' | 'of' | 'path'>,
  { durationMs, paused }: OutputStatus,
  nowMs: number,
): Film => {
  const fromMs = Math.round(nowMs - durationMs);
  const stretch = { fromMs, toMs: paused ? Math.round(nowMs) : null, placeMs: 0 };
  return { ...of, stretches: [stretch], ended: null, seenMs: Math.round(nowMs) };
};

/** What comes from then on is not in it: it pauses, or OBS was told to stop and still writes what was before. */
export const pauseFilm = (film: Film, atMs: number): Film =>
  lastOf(film).toMs === null ? withLast(film, { toMs: Math.max(lastOf(film).fromMs, Math.round(atMs)) }) : film;

/** It goes on after a pause. */
export const resumeFilm = (film: Film, atMs: number): Film => {
  const { toMs } = lastOf(film);
  if (toMs === null) return film;
  return withNext(film, { fromMs: Math.max(toMs, Math.round(atMs)), toMs: null, placeMs: reachedAt(film, atMs) });
};

/** OBS is at it no more. @param isHeard OBS said so: otherwise it ended after it was heard of last */
export const endFilm = (film: Film, isHeard: boolean, nowMs: number): Film =>
  isHeard ? { ...pauseFilm(film, nowMs), ended: 'stopped' } : { ...pauseFilm(film, film.seenMs), ended: 'unseen' };

/** The file is full, and OBS goes on in the next: places in that count from its beginning. */
export const nextFile = (film: Film, of: Pick<Film, 'id' | 'path'>, nowMs: number): readonly [Film, Film] => {
  const stretch = { fromMs: Math.round(nowMs), toMs: null, placeMs: reachedAt(film, nowMs) };
  return [endFilm(film, true, nowMs), { ...film, ...of, stretches: [stretch], seenMs: Math.round(nowMs) }];
};

/**
 * An open film that OBS was not heard of for a while, as OBS says it stands; null: it is over, or this is another one,
 * which counts from after the open one was heard of last.
 */
export const goOn = (film: Film, status: OutputStatus, nowMs: number): Film | null => {
  const { active, paused, durationMs } = status;
  const { fromMs, toMs, placeMs } = lastOf(film);
  const sinceMs = durationMs - reachedAt(film, nowMs);
  const isSame = Math.abs(sinceMs) <= (paused && toMs !== null ? PAUSED_PLACE_MS : SAME_PLACE_MS);
  if (!active || (!isSame && nowMs - durationMs > film.seenMs)) return null;
  const seen = { ...film, seenMs: Math.round(nowMs) };
  if (toMs === null && !isSame) {
    // A pause that nobody saw, after it was heard of last.
    const next = { fromMs: Math.round(nowMs), toMs: paused ? Math.round(nowMs) : null, placeMs: durationMs };
    return withNext(pauseFilm(seen, film.seenMs), next);
  }
  if (paused) return pauseFilm(seen, fromMs + durationMs - placeMs);
  return resumeFilm(seen, nowMs - Math.max(0, sinceMs));
};
