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
  /** The match, or what is on air, changed. */
  see(picture: LatePicture): void;
  recent(): Lately;
}

/** What a late picture is made of. */
export const LATE_VIEWS = ['match', 'score', 'course', 'play', 'air'] as const satisfies readonly (keyof LatePicture)[];

/**
 * Keeps what was on air lately, so that a page which comes in the middle of an announcement can find out what the
 * others were told, and when. A projection like all that is published: it begins anew with the server.
 */
export const createLately = (now: () => number): LatelyKeeper => {
  let kept: readonly Kept[] = [];
  return {
    see: (picture) => {
      const before = kept.at(-1)?.picture;
      if (before?.match === picture.match && before.air.version === picture.air.version) return;
      const atMs = now();
      // The one before the first that counts is needed to see what that brought.
      const first = kept.findIndex((one) => atMs - one.atMs <= KEPT_MS);
      const since = first === -1 ? kept.slice(-1) : kept.slice(Math.max(0, first - 1));
      kept = [...since, { picture, atMs }].slice(-MOST_KEPT);
    },
    recent: () => {
      const nowMs = now();
      return { pictures: kept.map(({ picture, atMs }) => ({ ...picture, agoMs: Math.max(0, nowMs - atMs) })) };
    },
  };
};
