import { factIds, type Announcement } from './announcements';

/** Times of the plate in ms. Holds count from the end of the entrance; the least lets a viewer read one sentence. */
export const TIMES = {
  enter: 400,
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

interface Queued {
  readonly announcement: Announcement;
  /** Counts the pictures that brought news. */
  readonly batch: number;
}

/** What the plate does when `step` grows. */
export type PlateMotion = 'none' | 'enter' | 'change' | 'exit';

export interface Queue {
  readonly shown: (Queued & { readonly sinceMs: number }) | null;
  /** What the running motion takes away; null when nothing leaves. */
  readonly leaving: Announcement | null;
  readonly waiting: readonly Queued[];
  /** Until then the plate is on its way out. */
  readonly freeAtMs: number;
  readonly batch: number;
  /** Grows with every change of what is shown. */
  readonly step: number;
  readonly motion: PlateMotion;
}

export type QueueEvent =
  /** Another picture: what it brought, and the ids of all facts that stand in it. */
  | { readonly kind: 'news'; readonly fresh: readonly Announcement[]; readonly standing: ReadonlySet<string> }
  /** Time has passed. */
  | { readonly kind: 'tick' }
  /** The graphic goes off air. */
  | { readonly kind: 'leave' }
  /** What was to be shown is of no interest any more: nothing is shown at once. */
  | { readonly kind: 'clear' };

export const EMPTY_QUEUE: Queue = {
  shown: null,
  leaving: null,
  waiting: [],
  freeAtMs: 0,
  batch: 0,
  step: 0,
  motion: 'none',
};

const holdMs = ({ shown, waiting }: Queue): number => {
  if (waiting.length === 0) return TIMES.hold.calm;
  return waiting.some(({ batch }) => batch > (shown?.batch ?? 0)) ? TIMES.hold.pressed : TIMES.hold.queued;
};

/** When the queue changes by itself; null when it never does. Sooner as soon as something newer waits. */
export const dueAtMs = (queue: Queue): number | null => {
  if (queue.shown) return queue.shown.sinceMs + TIMES.enter + holdMs(queue);
  return queue.waiting.length > 0 || queue.leaving ? queue.freeAtMs : null;
};

/** The next one in line instead of what is shown; the plate leaves when none is. */
const advance = (queue: Queue, leaving: Announcement | null, nowMs: number): Queue => {
  const [next, ...waiting] = queue.waiting;
  const step = queue.step + 1;
  if (next)
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
const settle = (queue: Queue, nowMs: number): Queue => {
  const due = dueAtMs(queue);
  if (due === null || nowMs < due) return queue;
  if (queue.shown) return advance(queue, queue.shown.announcement, nowMs);
  return queue.waiting.length > 0 ? advance(queue, null, nowMs) : { ...queue, leaving: null };
};

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly (readonly string[])[] = [
  ['pass'],
  ['control-board', 'veto'],
  ['fork'],
  ['selection', 'end'],
  ['over'],
];

const importanceOf = ({ announcement: { main, also } }: Queued): number =>
  Math.max(...[main, ...also].map(({ kind }) => IMPORTANCE.findIndex((kinds) => kinds.includes(kind))));

/** The waiting ones without the least important, the oldest of these first. */
const bounded = (waiting: readonly Queued[]): readonly Queued[] => {
  const kept = [...waiting];
  while (kept.length > MOST_WAITING) {
    const least = Math.min(...kept.map(importanceOf));
    kept.splice(
      kept.findIndex((queued) => importanceOf(queued) === least),
      1,
    );
  }
  return kept;
};

const news = (queue: Queue, { fresh, standing }: QueueEvent & { kind: 'news' }, nowMs: number): Queue => {
  const stands = (announcement: Announcement): boolean => factIds(announcement).every((id) => standing.has(id));
  const batch = fresh.length > 0 ? queue.batch + 1 : queue.batch;
  const known = queue.waiting.filter(({ announcement }) => stands(announcement));
  const waiting = bounded([...known, ...fresh.map((announcement) => ({ announcement, batch }))]);
  const next = { ...queue, batch, waiting };
  if (next.shown && !stands(next.shown.announcement)) return advance(next, null, nowMs);
  if (next.leaving && !stands(next.leaving))
    return settle({ ...next, leaving: null, freeAtMs: nowMs, step: next.step + 1, motion: 'none' }, nowMs);
  return settle(next, nowMs);
};

/**
 * Announcements one after the other. Each is shown long enough to be read, a newer turn shortens what is before it,
 * and what no longer stands is gone at once. Pure: time comes in with the event.
 */
export const reduceQueue = (queue: Queue, event: QueueEvent, nowMs: number): Queue => {
  switch (event.kind) {
    case 'news':
      return news(queue, event, nowMs);
    case 'tick':
      return settle(queue, nowMs);
    case 'leave':
      return advance({ ...queue, waiting: [] }, queue.shown?.announcement ?? null, nowMs);
    case 'clear':
      return { ...EMPTY_QUEUE, batch: queue.batch, step: queue.step + 1, freeAtMs: nowMs };
  }
};
