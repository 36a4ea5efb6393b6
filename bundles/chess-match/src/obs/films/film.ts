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

/** OBS counts frames and we count ms: what lies nearer is the same place. */
const SAME_PLACE_MS = 1500;

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

const closed = (film: Film, atMs: number): Film =>
  lastOf(film).toMs === null ? withLast(film, { toMs: Math.max(lastOf(film).fromMs, Math.round(atMs)) }) : film;

/** OBS is at it no more. @param told OBS said so: otherwise it ended after it was heard of last */
export const endFilm = (film: Film, told: boolean, nowMs: number): Film =>
  told
    ? { ...closed(film, nowMs), ended: 'stopped', seenMs: Math.round(nowMs) }
    : { ...closed(film, film.seenMs), ended: 'unseen' };

/** The file is full, and OBS goes on in the next: places in that count from its beginning. */
export const nextFile = (film: Film, of: Pick<Film, 'id' | 'path'>, nowMs: number): readonly [Film, Film] => {
  const stretch = { fromMs: Math.round(nowMs), toMs: null, placeMs: reachedAt(film, nowMs) };
  return [endFilm(film, true, nowMs), { ...film, ...of, stretches: [stretch], seenMs: Math.round(nowMs) }];
};

/**
 * Whether what OBS says is of another film than the open one: it counts less than it did or, where nobody was there to
 * hear of a pause, counts from after the open one was heard of last.
 */
const isAnother = (film: Film, { durationMs }: OutputStatus, wasAway: boolean, nowMs: number): boolean => {
  if (Math.abs(durationMs - reachedAt(film, nowMs)) <= SAME_PLACE_MS) return false;
  return durationMs < reachedAt(film, film.seenMs) - SAME_PLACE_MS || (wasAway && nowMs - durationMs > film.seenMs);
};

/**
 * An open film as OBS says it stands; null: it is over, or is another one.
 * @param wasAway OBS was not heard since the film was heard of last
 */
export const goOn = (film: Film, status: OutputStatus, wasAway: boolean, nowMs: number): Film | null => {
  if (!status.active || isAnother(film, status, wasAway, nowMs)) return null;
  const seen = { ...film, seenMs: Math.round(nowMs) };
  const { fromMs, toMs, placeMs } = lastOf(film);
  const isMissed = Math.abs(status.durationMs - reachedAt(film, nowMs)) > SAME_PLACE_MS;
  if (toMs === null && isMissed) {
    // A pause that nobody saw, after it was heard of last.
    const before = closed(seen, film.seenMs);
    const next = { fromMs: Math.round(nowMs), toMs: status.paused ? Math.round(nowMs) : null };
    return withNext(before, { ...next, placeMs: status.durationMs });
  }
  if (toMs === null)
    return status.paused ? withLast(seen, { toMs: Math.round(fromMs + status.durationMs - placeMs) }) : seen;
  if (status.paused) return seen;
  const resumedMs = Math.round(nowMs - (status.durationMs - reachedAt(film, nowMs)));
  return withNext(seen, { fromMs: Math.max(toMs, resumedMs), toMs: null, placeMs: reachedAt(film, nowMs) });
};
