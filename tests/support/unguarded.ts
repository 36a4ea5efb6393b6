type Listener = (...args: unknown[]) => unknown;

interface PlainSocket {
  readonly handshake: { readonly auth: Readonly<Record<string, unknown>> };
  use(middleware: (packet: readonly unknown[], next: () => void) => void): unknown;
  on(event: string, listener: Listener): unknown;
  rawListeners(event: string): readonly Listener[];
}

/** NodeCG's own namespace, without the types of its own messages. */
export interface PlainNamespace {
  use(middleware: (socket: PlainSocket, next: () => void) => void): unknown;
  on(event: 'connection', listener: (socket: PlainSocket) => void): unknown;
}

/**
 * Lets some packets reach the handlers as if the list had let them through. To be called before the guard is mounted.
 * @param pick what to deliver in the packet's place; null leaves it to the guard
 */
export const deliverUnguarded = (
  root: PlainNamespace,
  pick: (packet: readonly unknown[]) => readonly unknown[] | null,
): void => {
  root.use((socket, next) => {
    socket.use((packet, pass) => {
      const picked = pick(packet);
      if (picked === null) {
        pass();
        return;
      }
      const [event, ...args] = picked;
      for (const listener of socket.rawListeners(String(event))) listener(...args);
    });
    next();
  });
};
