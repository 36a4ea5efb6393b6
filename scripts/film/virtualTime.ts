/**
 * A clock of the page's own, which stands unless it is told to go on: dates, timers, frames and the animations of style
 * sheets. Passed to playwright's addInitScript, so it must not refer to anything outside itself. While `runs` is true
 * it goes with the time of the machine, for a page that is loading; `virtualTime.hold()` ends that, at the same time
 * however long the page loaded, and afterwards `virtualTime.step(ms)` is one frame.
 * @param startMs the date at which it is held, Unix ms
 */
export const virtualTime = (startMs: number): void => {
  interface Task {
    readonly run: () => void;
    readonly everyMs: number | null;
    dueMs: number;
  }
  const { setInterval: realInterval, Date: RealDate } = globalThis;
  const tasks = new Map<number, Task>();
  const frames = new Map<number, (atMs: number) => void>();
  /** More than a page loads for. */
  const loadingMs = 60_000;
  let [elapsedMs, skippedMs, ids] = [0, -loadingMs, 0];
  const nowMs = (): number => startMs + skippedMs + elapsedMs;
  const add = (run: () => void, ms: number, everyMs: number | null): number => {
    tasks.set((ids += 1), { run, everyMs, dueMs: elapsedMs + Math.max(0, ms) });
    return ids;
  };
  const next = (untilMs: number): [number, Task] | undefined =>
    [...tasks].filter(([, { dueMs }]) => dueMs <= untilMs).sort(([, a], [, b]) => a.dueMs - b.dueMs)[0];
  const runTasks = (untilMs: number): void => {
    for (let due = next(untilMs); due !== undefined; due = next(untilMs)) {
      const [id, task] = due;
      elapsedMs = Math.max(elapsedMs, task.dueMs);
      if (task.everyMs === null) tasks.delete(id);
      else task.dueMs += Math.max(1, task.everyMs);
      task.run();
    }
  };
  const animate = (ms: number): void => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (animation.playState === 'finished') continue;
      animation.pause();
      const at = Number(animation.currentTime ?? 0) + ms;
      if (at >= end) animation.finish();
      else animation.currentTime = at;
    }
  };
  const step = (ms: number): void => {
    const untilMs = elapsedMs + ms;
    runTasks(untilMs);
    elapsedMs = untilMs;
    const asked = [...frames.values()];
    frames.clear();
    for (const draw of asked) draw(elapsedMs);
    animate(ms);
  };
  const hold = (): void => {
    handle.runs = false;
    const heldMs = Math.ceil(elapsedMs / loadingMs) * loadingMs;
    while (elapsedMs < heldMs) step(Math.min(100, heldMs - elapsedMs));
    skippedMs = -heldMs;
    // When what repeats began is of the machine.
    for (const task of tasks.values()) if (task.everyMs !== null) task.dueMs = heldMs + task.everyMs;
  };
  const handle = { runs: true, hold, step, skip: (ms: number) => void (skippedMs += ms) };
  realInterval(() => {
    if (handle.runs) step(10);
  }, 10);
  const later = (run: unknown, ms = 0, ...words: unknown[]): number =>
    add(() => (run as (...given: unknown[]) => void)(...words), ms, null);
  const drop = (id: number): void => void tasks.delete(id);
  Object.assign(globalThis, {
    virtualTime: handle,
    setTimeout: later,
    setInterval: (run: unknown, ms = 0, ...words: unknown[]) =>
      add(() => (run as (...given: unknown[]) => void)(...words), ms, ms),
    clearTimeout: drop,
    clearInterval: drop,
    requestAnimationFrame: (draw: (atMs: number) => void) => (frames.set((ids += 1), draw), ids),
    cancelAnimationFrame: (id: number) => void frames.delete(id),
    requestIdleCallback: (run: (deadline: object) => void) =>
      later(() => run({ didTimeout: false, timeRemaining: () => 10 })),
    cancelIdleCallback: drop,
    Date: new Proxy(RealDate, {
      construct: (target, args: []) => (args.length === 0 ? new target(nowMs()) : new target(...args)),
      get: (target, key) => (key === 'now' ? nowMs : (Reflect.get(target, key) as unknown)),
    }),
  });
  Object.defineProperty(performance, 'now', { value: () => elapsedMs });
};
