/** Who wants to hear of a change. */
export interface Listeners {
  /** @returns ends it; an argument of useSyncExternalStore as it is */
  subscribe(listener: () => void): () => void;
  /** Tells all who listen as it begins: who comes or goes meanwhile changes nothing of this round. */
  tell(): void;
  count(): number;
}

/** Makes a list of listeners with nobody in it yet. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    count: () => listeners.size,
  };
};
