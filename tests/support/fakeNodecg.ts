/**
 * A stand-in for `window.nodecg`, for looking at pages without a server: screenshots of states that are hard to play
 * up to. It proves nothing about NodeCG; the live tests use the real one. Passed to playwright's addInitScript, so it
 * must not refer to anything outside itself. Afterwards `window.publish(values)` shows the next version.
 */
export const fakeNodecg = (initial: Record<string, unknown>): void => {
  type Listener = (value: unknown) => void;
  const values = new Map<string, unknown>(Object.entries(initial));
  const listeners = new Map<string, Set<Listener>>();
  const listenersOf = (name: string): Set<Listener> => {
    const known = listeners.get(name) ?? new Set<Listener>();
    listeners.set(name, known);
    return known;
  };
  const replicant = (name: string) => ({
    get value() {
      return values.get(name);
    },
    on: (_event: string, listener: Listener) => {
      listenersOf(name).add(listener);
      if (values.has(name)) queueMicrotask(() => listener(values.get(name)));
    },
    removeListener: (_event: string, listener: Listener) => {
      listenersOf(name).delete(listener);
    },
  });
  const publish = (next: Record<string, unknown>): void => {
    const names = Object.keys(next).sort((a, b) => Number(a === 'match') - Number(b === 'match'));
    for (const name of names) {
      values.set(name, next[name]);
      for (const listener of listenersOf(name)) listener(next[name]);
    }
  };
  const socket = { connected: true, on: () => undefined, off: () => undefined };
  Object.assign(globalThis, { nodecg: { socket, Replicant: replicant }, publish });
};
