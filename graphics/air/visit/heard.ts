import type { LatePicture, PublicName, Snapshot } from 'chess-match/client';
import { airOf } from '../air';
import type { OverlayParts, Picture } from '../parts';
import { isNewsAfter } from '../transition';
import type { Announced } from './announced';
import type { Past, QueueEvent } from './queue';
import { mayStand } from './still';

/** All that any game's announcements are made of. */
export type Seen = Snapshot<'air' | 'tree' | 'score' | 'play'>;

/** What a game's announcements tell of; see OverlayParts. */
export type Visit<N extends PublicName> = NonNullable<OverlayParts<'key-change', N, never>['visit']>;

/** What it is made of is among what was seen. */
const pictureOf = <N extends PublicName>(seen: Seen): Picture<'key-change', N> =>
  ({ ...seen, ...airOf(seen.air, 'key-change') }) as unknown as Picture<'key-change', N>;

/**
 * What a picture says to the queue.
 * @param previous the one before it; null: the page saw none, and nothing is news
 */
export const heardOf = <N extends PublicName>(
  { between, standing }: Visit<N>,
  previous: Seen | null,
  seen: Seen,
): QueueEvent<Announced> => {
  const [before, current] = [previous && pictureOf<N>(previous), pictureOf<N>(seen)];
  if (!current.on) return { kind: before?.on ? 'leave' : 'clear' };
  const isTold = before?.on === true && previous !== null && isNewsAfter(previous.match, seen.match);
  return { kind: 'news', fresh: isTold ? between(before, current) : [], standing: standing(current) };
};

/** Whether an announcement stands in the band where nothing passes. */
export const isStanding = <N extends PublicName>({ latest }: Visit<N>, seen: Seen): boolean =>
  mayStand(seen.air) && latest(pictureOf<N>(seen)) !== null;

/** What pages heard that saw these pictures of the open match come, the oldest first. */
export const pastOf = <N extends PublicName>(
  visit: Visit<N>,
  pictures: readonly LatePicture[],
  nowMs: number,
): readonly Past<Announced>[] => {
  const open = pictures.at(-1)?.match.matchId;
  const own = pictures.filter(({ match }) => match.matchId === open);
  return own.map((seen, index) => ({ event: heardOf(visit, own[index - 1] ?? null, seen), atMs: nowMs - seen.agoMs }));
};
