const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_EVERY_MS = 500;

/**
 * Calls back, once, when this process is to stop: by a signal, or because the shell that npm started it in is gone
 * (npm does not hand a SIGTERM on through its shell, and a server left behind would keep the port).
 */
export const onStop = (stop: (signal: NodeJS.Signals) => void): void => {
  let isStopping = false;
  const once = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, once);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once('SIGTERM');
  }, LOOK_EVERY_MS).unref();
};
