import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Announced } from './announced';
import { createPageAnnouncer } from './announcer';
import { heardOf, isStanding } from './heard';
import { isStill } from './still';
import { useCatchingUp } from './useCatchingUp';
import { useForgetting } from './useForgetting';
import type { Seen, Visit } from './visit';

/**
 * What announcements are made of at this moment, and what the open game makes of it; null where it announces nothing.
 */
interface Visitor {
  readonly seen: Seen;
  readonly visit: Visit | null;
}

/** The visitor of the band, told to the graphics that see one. */
export const Visits = createContext<Visitor | null>(null);

/**
 * Whether an announcement is in the band at this moment. Each page finds out for itself, with the queue of `key-change`
 * from the same pictures: graphics are pages of their own, and none waits for word of another.
 */
export const useVisit = (): boolean => {
  const visitor = useContext(Visits);
  const [seen, visit] = [visitor?.seen ?? null, visitor?.visit ?? null];
  const [announcer] = useState(() => createPageAnnouncer<Announced>());
  const [still] = useState(isStill);
  const { shown, leaving } = useSyncExternalStore(announcer.subscribe, announcer.get);
  const last = useRef<Seen | null>(null);
  useForgetting(announcer);
  useCatchingUp(announcer, visit);
  useLayoutEffect(() => {
    const previous = last.current;
    if (seen === null || previous === seen) return;
    last.current = seen;
    announcer.send(visit ? heardOf(visit, document.hidden ? null : previous, seen) : { kind: 'clear' });
  });
  if (still) return visit !== null && seen !== null && isStanding(visit, seen);
  return shown !== null || leaving !== null;
};
