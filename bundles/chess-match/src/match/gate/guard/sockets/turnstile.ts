/** Lets the packets of all connections through in turn. */
export interface Turnstile {
  /** Runs it: at once, or after what the same connection brought before, one packet of one connection at a time. */
  enter(connection: object, run: () => void): void;
}

/**
 * A connection without a backlog is served at once, one packet in a turn of the event loop. What it brings beyond that
 * waits, and of all that waits one packet is served a turn, connection by connection: whoever sends a thousand at once
 * waits for himself, and a press of the clock comes before them.
 * @param nextTurn runs it when the event loop has looked for new packets (setImmediate)
 */
export const createTurnstile = (nextTurn: (run: () => void) => void): Turnstile => {
  const served = new Set<object>();
  /** In the order in which they are served; a connection stands here while it has a backlog. */
  const waiting = new Map<object, (() => void)[]>();
  let isTurning = false;
  const serveNext = (): void => {
    const [next] = waiting;
    if (next === undefined) return;
    const [connection, backlog] = next;
    const run = backlog.shift();
    waiting.delete(connection);
    if (backlog.length > 0) waiting.set(connection, backlog);
    run?.();
  };
  const turn = (): void => {
    isTurning = false;
    served.clear();
    serveNext();
    if (waiting.size > 0) turnLater();
  };
  const turnLater = (): void => {
    if (isTurning) return;
    isTurning = true;
    nextTurn(turn);
  };
  return {
    enter: (connection, run) => {
      const backlog = waiting.get(connection);
      if (backlog !== undefined) backlog.push(run);
      else if (served.has(connection)) waiting.set(connection, [run]);
      else {
        served.add(connection);
        run();
      }
      turnLater();
    },
  };
};
