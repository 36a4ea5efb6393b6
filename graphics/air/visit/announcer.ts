import type { Announced } from './announced';
import { dueAtMs, EMPTY_QUEUE, reduceQueue, replayed, type Past, type Queue, type QueueEvent } from './queue';

/** The queue with a clock. */
export interface Announcer<A extends Announced> {
  readonly get: () => Queue<A>;
  readonly send: (event: QueueEvent<A>) => void;
  /** What came before the page did: it tells on as those do who heard it. Not where something was told already. */
  readonly catchUp: (past: readonly Past<A>[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** No timer runs afterwards until the next event. */
  readonly stop: () => void;
}

interface Time {
  readonly nowMs: () => number;
  /** Runs `task` after so many ms unless cancelled by what it returns. */
  readonly later: (task: () => void, ms: number) => () => void;
}

export const createAnnouncer = <A extends Announced>({ nowMs, later }: Time): Announcer<A> => {
  const listeners = new Set<() => void>();
  let queue: Queue<A> = EMPTY_QUEUE;
  let cancel = (): void => undefined;
  const set = (next: Queue<A>): void => {
    cancel();
    const before = queue;
    queue = next;
    const due = dueAtMs(queue);
    cancel = due === null ? () => undefined : later(() => send({ kind: 'tick' }), Math.max(0, due - nowMs()));
    if (queue !== before) for (const listener of listeners) listener();
  };
  const send = (event: QueueEvent<A>): void => set(reduceQueue(queue, event, nowMs()));
  return {
    get: () => queue,
    send,
    catchUp: (past) => {
      if (queue === EMPTY_QUEUE) set(replayed(past, nowMs()));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop: () => {
      cancel();
    },
  };
};

const later = (task: () => void, ms: number): (() => void) => {
  const timer = setTimeout(task, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** On the page's own time, which no correction of the computer's clock can turn back. */
export const createPageAnnouncer = <A extends Announced>(): Announcer<A> =>
  createAnnouncer({ nowMs: () => performance.now(), later });
