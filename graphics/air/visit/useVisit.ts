import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { partsFor } from '../byGame';
import type { Announced } from './announced';
import { createPageAnnouncer } from './announcer';
import { heardOf, isStanding, type Seen } from './heard';
import { keyChange } from '../../games/business/key-change/parts';
import { isStill } from './still';
import { useCatchingUp } from './useCatchingUp';
import { useForgetting } from './useForgetting';

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
  const { visit } = partsFor(keyChange, seen.match.game);
  useCatchingUp(announcer, visit);
  useLayoutEffect(() => {
    const previous = last.current;
    if (previous === seen) return;
    last.current = seen;
    announcer.send(visit ? heardOf(visit, document.hidden ? null : previous, seen) : { kind: 'clear' });
  });
  if (still) return visit !== undefined && isStanding(visit, seen);
  return shown !== null || leaving !== null;
};
