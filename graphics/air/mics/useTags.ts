import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Tag } from './tags';
import { createTagStore } from './tagStore';

const later = (task: () => void, afterMs: number): (() => void) => {
  const timer = setTimeout(task, afterMs);
  return () => {
    clearTimeout(timer);
  };
};

/** Tags of those who are heard; whoever is heard at first has a tag from the beginning. `slots` must not change. */
export const useTags = (heard: readonly string[], slots: number): readonly Tag[] => {
  const [store] = useState(() => createTagStore({ slots, heard, nowMs: () => performance.now(), later }));
  const tags = useSyncExternalStore(store.subscribe, store.tags);
  const ids = heard.join('\n');
  useLayoutEffect(() => {
    store.hear(ids === '' ? [] : ids.split('\n'));
  }, [store, ids]);
  return tags;
};
