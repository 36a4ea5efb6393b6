/**
 * A stand-in for `window.nodecg`, for looking at pages without a server: screenshots of states that are hard to play
 * up to. It proves nothing about NodeCG; the live tests use the real one. Passed to playwright's addInitScript, so it
 * must not refer to anything outside itself. Afterwards `window.publish(values)` shows the next version.
 */
export const fakeNodecg = (initial: Record<string, unknown>): void => {
  type Listener = (value: unknown) => void;
  interface Show {
    readonly version: number;
    readonly ended: unknown;
    readonly tellings: unknown;
    readonly undo: { readonly what: string; readonly graphics: readonly { readonly graphic: string }[] } | null;
    readonly graphics: Readonly<Record<string, Readonly<Record<'on' | 'content' | 'takes', unknown>>>>;
  }
  /** What is on air of a show; nothing else ever changes here, so that each version is one of that. */
  const airOf = ({ version, ended, tellings, undo, graphics }: Show): object => ({
    ended,
    tellings,
    version,
    taken: undo?.what === 'take' ? undo.graphics.map(({ graphic }) => graphic) : [],
    graphics: Object.fromEntries(
      Object.entries(graphics).map(([id, { on, content, takes }]) => [id, { on, content, takes }]),
    ),
  });
  /**
   * As the server publishes: what is on air beside the show, word of what comes, the match after what it goes with,
   * then word that all of it is out.
   */
  const ending = ({ match, ...values }: Record<string, unknown>): Record<string, unknown> => {
    const { show } = values;
    const rest = show === undefined ? values : { air: airOf(show as Show), ...values };
    if (match === undefined) return rest;
    const { version } = match as { version: number };
    return { begun: { version }, ...rest, match, pictured: { version }, complete: { version } };
  };
  const values = new Map<string, unknown>(Object.entries(ending(initial)));
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
    for (const [name, value] of Object.entries(ending(next))) {
      values.set(name, value);
      for (const listener of listenersOf(name)) listener(values.get(name));
    }
  };
  const socket = { connected: true, on: () => undefined, off: () => undefined };
  Object.assign(globalThis, { nodecg: { socket, Replicant: replicant }, publish });
};
