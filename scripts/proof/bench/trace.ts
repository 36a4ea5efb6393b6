/** What a browser writes of its work (the Trace Event Format); times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'] as const;

/** Script, style and layout, by the names the browser gives them. */
const WORK = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EvaluateScript',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
]);

/** A frame of the page's main thread begins with its first callback of requestAnimationFrame. */
const FRAME = 'FireAnimationFrame';
/** Callbacks closer together than this belong to one frame: microseconds, less than half a frame at 60 a second. */
const SAME_FRAME_US = 8000;

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** The page's main thread: the one on which most animation frames fire. */
const mainThread = (events: readonly TraceEvent[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.name === 'FireAnimationFrame') counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};

/** Total length of intervals; what lies in another is not counted twice. */
const covered = (intervals: readonly (readonly [from: number, to: number])[]): number => {
  let [sum, end] = [0, -Infinity];
  for (const [from, to] of [...intervals].sort(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
};

/** Milliseconds of script, style and layout from each animation frame to the next. */
export const frameWork = (events: readonly TraceEvent[]): readonly number[] => {
  const thread = mainThread(events);
  const own = events.filter((event) => threadOf(event) === thread);
  const callbacks = own.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const starts = callbacks
    .sort((a, b) => a - b)
    .reduce<number[]>((kept, ts) => (ts - (kept.at(-1) ?? -Infinity) < SAME_FRAME_US ? kept : [...kept, ts]), []);
  const work = own.flatMap(({ name, ph, ts, dur = 0 }) =>
    ph === 'X' && WORK.has(name) ? [[ts, ts + dur] as const] : [],
  );
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start;
    return covered(work.filter(([from]) => (index === 0 || from >= start) && from < end)) / 1000;
  });
};
