/** How often running clocks are compared; the text changes once a second at most. */
const POLL_INTERVAL_MS = 200;

/** For useSyncExternalStore: of what stands still, and of what running clocks change by themselves. */
export const never = (): (() => void) => () => undefined;
export const often = (look: () => void): (() => void) => {
  const timer = setInterval(look, POLL_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
};
