import type { Snapshot } from 'chess-match/client';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { airOf } from '../shared/air';
import { partsFor } from '../shared/byGame';
import type { Picture } from '../shared/parts';
import { isNewsAfter } from '../shared/transition';
import type { Announced } from './announced';
import { createPageAnnouncer } from './announcer';
import { keyChange } from './parts';
import { isStill } from './still';
import { useForgetting } from './useForgetting';

/** All that any game's announcements are made of. */
export type Seen = Snapshot<'air' | 'tree' | 'score' | 'play'>;

const pictureOf = (seen: Seen): Picture<'key-change', 'tree' | 'score'> => ({
  ...seen,
  ...airOf(seen.air, 'key-change'),
});

/**
 * Whether an announcement is in the band at this moment. Each page finds out for itself, with the queue of `key-change` from
 * the same pictures: graphics are pages of their own, and none waits for word of another.
 */
export const useVisit = (seen: Seen): boolean => {
  const [announcer] = useState(() => createPageAnnouncer<Announced>());
  const [still] = useState(isStill);
  const { shown, leaving } = useSyncExternalStore(announcer.subscribe, announcer.get);
  const last = useRef<Seen | null>(null);
  useForgetting(announcer);
  useLayoutEffect(() => {
    const previous = last.current;
    if (previous === seen) return;
    last.current = seen;
    const { visit } = partsFor(keyChange, seen.match.game);
    const current = pictureOf(seen);
    if (!visit || !current.on) return announcer.send({ kind: shown ? 'leave' : 'clear' });
    const before = previous && pictureOf(previous);
    const isTold = before?.on === true && !document.hidden && isNewsAfter(before.match, current.match);
    const fresh = isTold ? visit.between(before, current) : [];
    announcer.send({ kind: 'news', fresh, standing: visit.standing(current) });
  });
  return !still && (shown !== null || leaving !== null);
};
