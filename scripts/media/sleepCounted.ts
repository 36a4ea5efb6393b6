import type { MachineClocks } from '../../bundles/chess-match/src/match/time/machineClocks';
import { createServerTime } from '../../bundles/chess-match/src/match/time/serverTime';

/**
 * The time as the match server keeps its own: the system's clock at the start, and what really went by since, sleep
 * counted. Never steps, though somebody sets the system's clock. Unix ms.
 */
export const sleepCounted = (clocks: MachineClocks): (() => number) => {
  const time = createServerTime(clocks);
  return () => {
    time.look();
    return time.now();
  };
};
