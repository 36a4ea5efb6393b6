import { createListeners } from 'chess-match/client/view';
import { PAGE_TIME, type Time } from '../pageTime';
import type { Announced } from './announced';
import { dueAtMs, EMPTY_QUEUE, reduceQueue, replayed, type Past, type Queue, type QueueEvent } from './queue';

/** Is the queue with a clock. */
export interface Announcer<A extends Announced> {
  readonly get: () => Queue<A>;
  readonly send: (event: QueueEvent<A>) => void;
  /** What came before the page did: it tells on as those do who heard it. Not where something was told already. */
  readonly catchUp: (past: readonly Past<A>[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** No timer runs afterwards until the next event. */
  readonly stop: () => void;
}

export const createAnnouncer = <A extends Announced>({ nowMs, later }: Time): Announcer<A> => {
  const listeners = createListeners();
  let queue: Queue<A> = EMPTY_QUEUE;
  let cancel = (): void => undefined;
  const set = (next: Queue<A>): void => {
    cancel();
    const before = queue;
    queue = next;
    const due = dueAtMs(queue);
    cancel = due === null ? () => undefined : later(() => send({ kind: 'tick' }), Math.max(0, due - nowMs()));
    if (queue !== before) listeners.tell();
  };
  const send = (event: QueueEvent<A>): void => set(reduceQueue(queue, event, nowMs()));
  return {
    get: () => queue,
    send,
    catchUp: (past) => {
      if (queue === EMPTY_QUEUE) set(replayed(past, nowMs()));
    },
    subscribe: listeners.subscribe,
    stop: () => {
      cancel();
    },
  };
};

export const createPageAnnouncer = <A extends Announced>(): Announcer<A> => createAnnouncer(PAGE_TIME);
