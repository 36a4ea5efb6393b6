/** What does not come is asked for again after so long, as long as somebody waits for it. */
export const AGAIN_MS = 3000;

/**
 * Asks until there is an answer.
 * @param ask rejects where there is none
 * @param failed there was none, and it is asked for again
 * @returns ends it
 */
export const askUntil = <T>(
  ask: (signal: AbortSignal) => Promise<T>,
  came: (value: T) => void,
  failed: () => void,
): (() => void) => {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void =>
    void ask(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) came(value);
      },
      () => {
        if (abort.signal.aborted) return;
        failed();
        timer = setTimeout(next, AGAIN_MS);
      },
    );
  next();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
};
