import type { LatePicture } from 'chess-match/client';
import { airOf } from '../air';
import { isNewsAfter } from '../transition';
import type { Announced } from './announced';
import type { Past, QueueEvent } from './queue';
import { mayStand } from './still';
import type { Seen, Visit, VisitPicture } from './visit';

const pictureOf = (seen: Seen): VisitPicture => ({ ...seen, ...airOf(seen.air, 'key-change') });

/**
 * What a picture says to the queue.
 * @param previous the one before it; null: the page saw none, and nothing is news
 */
export const heardOf = <A extends Announced>(
  { between, standing }: Visit<A>,
  previous: Seen | null,
  seen: Seen,
): QueueEvent<A> => {
  const [before, current] = [previous && pictureOf(previous), pictureOf(seen)];
  if (!current.on) return { kind: before?.on ? 'leave' : 'clear' };
  const isTold = before?.on === true && isNewsAfter(before.match, seen.match);
  return { kind: 'news', fresh: isTold ? between(before, current) : [], standing: standing(current) };
};

/** Whether an announcement stands in the band where nothing passes. */
export const isStanding = ({ latest }: Visit, seen: Seen): boolean =>
  mayStand(seen.air) && latest(pictureOf(seen)) !== null;

/** What pages heard that saw these pictures of the open match come, the oldest first. */
export const pastOf = <A extends Announced>(
  visit: Visit<A>,
  pictures: readonly LatePicture[],
  nowMs: number,
): readonly Past<A>[] => {
  const open = pictures.at(-1)?.match.matchId;
  const own = pictures.filter(({ match }) => match.matchId === open);
  return own.map((seen, index) => ({ event: heardOf(visit, own[index - 1] ?? null, seen), atMs: nowMs - seen.agoMs }));
};
