import type { Announced } from './announced';

/**
 * Holds times of the plate in ms. Holds count from the end of the entrance; the least lets a viewer read one sentence.
 */
export const TIMES = {
  enter: 700,
  exit: 300,
  hold: {
    /** Nothing waits. */
    calm: 7000,
    /** More of the same turn waits. */
    queued: 4500,
    /** Something of a newer turn waits. */
    pressed: 2500,
  },
} as const;

/** More than this do not wait: what is least missed is left out. */
export const MOST_WAITING = 4;

interface Queued<A extends Announced> {
  readonly announcement: A;
  /** Counts the pictures that brought news. */
  readonly batch: number;
  /** It is not told before. */
  readonly fromMs: number;
}

/** What the plate does when `step` grows. */
export type PlateMotion = 'none' | 'enter' | 'change' | 'exit';

export interface Queue<A extends Announced> {
  readonly shown: (Queued<A> & { readonly sinceMs: number }) | null;
  /** What the running motion takes away; null when nothing leaves. */
  readonly leaving: A | null;
  readonly waiting: readonly Queued<A>[];
  /** Until then the plate is on its way out. */
  readonly freeAtMs: number;
  readonly batch: number;
  /** Grows with every change of what is shown. */
  readonly step: number;
  readonly motion: PlateMotion;
  /** Of what is told once: what was. */
  readonly onceShown: ReadonlySet<string>;
}

export type QueueEvent<A extends Announced> =
  /** Another picture: what it brought, and the ids of all facts that stand in it. */
  | { readonly kind: 'news'; readonly fresh: readonly A[]; readonly standing: ReadonlySet<string> }
  /** Time has passed. */
  | { readonly kind: 'tick' }
  /** The graphic goes off air. */
  | { readonly kind: 'leave' }
  /** What was to be shown is of no interest any more: nothing is shown at once. */
  | { readonly kind: 'clear' };

export const EMPTY_QUEUE: Queue<never> = {
  shown: null,
  leaving: null,
  waiting: [],
  freeAtMs: 0,
  batch: 0,
  step: 0,
  motion: 'none',
  onceShown: new Set(),
};

const holdMs = ({ shown, waiting }: Queue<Announced>): number => {
  if (waiting.length === 0) return TIMES.hold.calm;
  return waiting.some(({ batch }) => batch > (shown?.batch ?? 0)) ? TIMES.hold.pressed : TIMES.hold.queued;
};

/** When the queue changes by itself; null when it never does. Sooner as soon as something newer waits. */
export const dueAtMs = (queue: Queue<Announced>): number | null => {
  const { shown, leaving, freeAtMs } = queue;
  const readyAtMs = queue.waiting[0]?.fromMs ?? Infinity;
  if (shown) {
    const since = shown.sinceMs + TIMES.enter;
    return Math.max(since + holdMs(queue), Math.min(readyAtMs, since + TIMES.hold.calm));
  }
  const due = Math.min(Math.max(freeAtMs, readyAtMs), leaving ? freeAtMs : Infinity);
  return due === Infinity ? null : due;
};

/** The next one in line instead of what is shown; the plate leaves when none is, or none may be told yet. */
const advance = <A extends Announced>(queue: Queue<A>, leaving: A | null, nowMs: number): Queue<A> => {
  const [next, ...waiting] = queue.waiting;
  const isReady = next !== undefined && next.fromMs <= nowMs;
  const step = queue.step + 1;
  if (isReady)
    return {
      ...queue,
      step,
      leaving,
      waiting,
      shown: { ...next, sinceMs: nowMs },
      motion: leaving ? 'change' : 'enter',
    };
  const freeAtMs = leaving ? nowMs + TIMES.exit : nowMs;
  return { ...queue, step, leaving, shown: null, freeAtMs, motion: leaving ? 'exit' : 'none' };
};

/** Shows what is due now. */
const settle = <A extends Announced>(queue: Queue<A>, nowMs: number): Queue<A> => {
  const due = dueAtMs(queue);
  if (due === null || nowMs < due) return queue;
  if (queue.shown) return advance(queue, queue.shown.announcement, nowMs);
  const isReady = (queue.waiting[0]?.fromMs ?? Infinity) <= nowMs;
  return isReady ? advance(queue, null, nowMs) : { ...queue, leaving: null };
};

/** The waiting ones without the least important, the oldest of these first. */
const bounded = <A extends Announced>(waiting: readonly Queued<A>[]): readonly Queued<A>[] => {
  const kept = [...waiting];
  while (kept.length > MOST_WAITING) {
    const least = Math.min(...kept.map(({ announcement }) => announcement.importance));
    kept.splice(
      kept.findIndex(({ announcement }) => announcement.importance === least),
      1,
    );
  }
  return kept;
};

type News<A extends Announced> = Extract<QueueEvent<A>, { readonly kind: 'news' }>;

const news = <A extends Announced>(queue: Queue<A>, { fresh: all, standing }: News<A>, nowMs: number): Queue<A> => {
  const stands = ({ factIds }: A): boolean => factIds.every((id) => standing.has(id));
  const fresh = all.filter(({ id }) => !queue.onceShown.has(id));
  const known = queue.waiting.filter(({ announcement }) => stands(announcement));
  const { shown, leaving } = queue;
  const isSame = fresh.length === 0 && known.length === queue.waiting.length;
  if (isSame && (!shown || stands(shown.announcement)) && (!leaving || stands(leaving))) return settle(queue, nowMs);
  const batch = fresh.length > 0 ? queue.batch + 1 : queue.batch;
  const waiting = bounded([
    ...known,
    ...fresh.map((announcement) => ({ announcement, batch, fromMs: nowMs + (announcement.afterMs ?? 0) })),
  ]);
  const onceShown = new Set([...queue.onceShown, ...fresh.filter(({ once }) => once).map(({ id }) => id)]);
  const next = { ...queue, batch, waiting, onceShown };
  if (next.shown && !stands(next.shown.announcement)) return advance(next, null, nowMs);
  if (next.leaving && !stands(next.leaving))
    return settle({ ...next, leaving: null, freeAtMs: nowMs, step: next.step + 1, motion: 'none' }, nowMs);
  return settle(next, nowMs);
};

/**
 * Queues announcements one after the other. Each is shown long enough to be read, a newer turn shortens what is before
 * it, and what no longer stands is gone at once. Pure: time comes in with the event.
 */
export const reduceQueue = <A extends Announced>(queue: Queue<A>, event: QueueEvent<A>, nowMs: number): Queue<A> => {
  switch (event.kind) {
    case 'news':
      return news(queue, event, nowMs);
    case 'tick':
      return settle(queue, nowMs);
    case 'leave':
      return advance({ ...queue, waiting: [] }, queue.shown?.announcement ?? null, nowMs);
    case 'clear':
      return { ...EMPTY_QUEUE, onceShown: queue.onceShown, batch: queue.batch, step: queue.step + 1, freeAtMs: nowMs };
  }
};

/** An event of before, and when it was; ms. */
export interface Past<A extends Announced> {
  readonly event: QueueEvent<A>;
  readonly atMs: number;
}

/** As time alone makes it. */
const until = <A extends Announced>(queue: Queue<A>, nowMs: number): Queue<A> => {
  const due = dueAtMs(queue);
  return due === null || due > nowMs ? queue : until(settle(queue, due), nowMs);
};

/** Gives the queue of a page that heard all this when it came; the oldest first. What moved then is over. */
export const replayed = <A extends Announced>(past: readonly Past<A>[], nowMs: number): Queue<A> => {
  // A page's own time begins when it comes: what was before has times below 0.
  const before: Queue<A> = { ...EMPTY_QUEUE, freeAtMs: past[0]?.atMs ?? nowMs };
  const heard = past.reduce((queue, { event, atMs }) => reduceQueue(until(queue, atMs), event, atMs), before);
  return { ...until(heard, nowMs), motion: 'none', leaving: null };
};
