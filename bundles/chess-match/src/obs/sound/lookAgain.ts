/**
 * One look at a time; what is asked for during one is answered by one more after it. Events are hints: neither their
 * order nor a lost one matters when each makes us look again.
 */
export const createLook = (look: () => Promise<void>): (() => void) => {
  let isLooking = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isLooking = true;
    while (isStale) {
      isStale = false;
      await look();
    }
    isLooking = false;
  };
  return () => {
    isStale = true;
    if (!isLooking) void run();
  };
};
