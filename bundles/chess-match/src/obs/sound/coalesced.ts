/**
 * One look at a time; what is asked for during one is answered by one more after it. Events are hints: neither their
 * order nor a lost one matters when each makes us look again. A look that fails is told, and is not the last.
 */
export const coalesced = (look: () => Promise<void>, onFault: (error: unknown) => void): (() => void) => {
  let isLooking = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isLooking = true;
    while (isStale) {
      isStale = false;
      await look().catch(onFault);
    }
    isLooking = false;
  };
  return () => {
    isStale = true;
    if (!isLooking) void run();
  };
};
