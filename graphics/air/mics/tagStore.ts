import { createListeners } from 'chess-match/client/view';
import { nextChangeMs, tagsAt, type Tag } from './tags';

export interface TagStoreParts {
  readonly slots: number;
  /** Who is heard when the page opens: their tags stand from the beginning. */
  readonly heard: readonly string[];
  readonly nowMs: () => number;
  /** Runs `task` after so many ms unless cancelled by what it returns. */
  readonly later: (task: () => void, afterMs: number) => () => void;
}

export interface TagStore {
  readonly tags: () => readonly Tag[];
  /** From now on these are heard. */
  readonly hear: (ids: readonly string[]) => void;
  /** @returns how to stop listening; with the last listener the store stops waking up. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps the tags of who is speaking and lets them leave in time. */
export const createTagStore = ({ slots, heard: first, nowMs, later }: TagStoreParts): TagStore => {
  const listeners = createListeners();
  let heard = first;
  let tags = tagsAt([], heard, slots, nowMs());
  let cancel: (() => void) | null = null;
  const wakeUp = (): void => {
    cancel?.();
    const dueMs = nextChangeMs(tags);
    cancel = dueMs === null ? null : later(update, Math.max(0, dueMs - nowMs()));
  };
  const update = (): void => {
    tags = tagsAt(tags, heard, slots, nowMs());
    wakeUp();
    listeners.tell();
  };
  return {
    tags: () => tags,
    hear: (ids) => {
      heard = ids;
      update();
    },
    subscribe: (listener) => {
      const leave = listeners.subscribe(listener);
      return () => {
        leave();
        if (listeners.count() === 0) cancel?.();
      };
    },
  };
};
