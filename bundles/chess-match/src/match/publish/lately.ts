import type { Replicants } from '../../contract/replicants';

/** A picture of the match with what was on air then: what announcements are made of. */
export type LatePicture = Pick<Replicants, 'match' | 'score' | 'course' | 'play' | 'air'>;

/** What was on air in the last moments, the oldest first; each with how long ago it came, ms. */
export interface Lately {
  readonly pictures: readonly (LatePicture & { readonly agoMs: number })[];
}

/** Longer than the longest row of announcements takes to be told. */
const KEPT_MS = 60_000;
/** Of a burst of turns the last ones are told in any case. */
const MOST_KEPT = 16;

interface Kept {
  readonly picture: LatePicture;
  readonly atMs: number;
}

export interface LatelyKeeper {
  match(views: Omit<LatePicture, 'air'>): void;
  air(air: LatePicture['air']): void;
  recent(): Lately;
}

/**
 * Keeps what was on air lately, so that a page which comes in the middle of an announcement can find out what the
 * others were told, and when. A projection like all that is published: it begins anew with the server.
 */
export const createLately = (now: () => number): LatelyKeeper => {
  let kept: readonly Kept[] = [];
  let latest: Partial<LatePicture> = {};
  const add = (change: Partial<LatePicture>): void => {
    latest = { ...latest, ...change };
    const { match, score, course, play, air } = latest;
    if (!match || !score || !course || !play || !air) return;
    const atMs = now();
    // The one before the first that counts is needed to see what that brought.
    const first = kept.findIndex((one) => atMs - one.atMs <= KEPT_MS);
    const since = first === -1 ? kept.slice(-1) : kept.slice(Math.max(0, first - 1));
    kept = [...since, { picture: { match, score, course, play, air }, atMs }].slice(-MOST_KEPT);
  };
  return {
    match: ({ match, score, course, play }) => add({ match, score, course, play }),
    air: (air) => {
      if (air.version !== latest.air?.version) add({ air });
    },
    recent: () => {
      const nowMs = now();
      return { pictures: kept.map(({ picture, atMs }) => ({ ...picture, agoMs: Math.max(0, nowMs - atMs) })) };
    },
  };
};
