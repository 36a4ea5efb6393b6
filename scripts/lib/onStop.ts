const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const POLL_INTERVAL_MS = 500;
/** One Ctrl-C comes twice, from the terminal and from npm, within moments; a person needs longer for a second one. */
const SAME_PRESS_MS = 300;

/**
 * Calls back, once, when this process is to stop: by a signal, or because the shell that npm started it in is gone
 * (npm does not hand a SIGTERM on through its shell, and a server left behind would keep the port).
 * @param insist called when a signal comes again after that: somebody does not want to wait
 */
export const onStop = (stop: () => void, insist: () => void): void => {
  let stoppedMs: number | null = null;
  const heard = (): void => {
    if (stoppedMs === null) {
      stoppedMs = performance.now();
      stop();
    } else if (performance.now() - stoppedMs > SAME_PRESS_MS) insist();
  };
  for (const signal of SIGNALS) process.on(signal, heard);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && stoppedMs === null) heard();
  }, POLL_INTERVAL_MS).unref();
};
