/** Time that a test may stand still. */
export interface Time {
  readonly nowMs: () => number;
  /** Runs `task` after so many ms unless cancelled by what it returns. */
  readonly later: (task: () => void, ms: number) => () => void;
}

const later: Time['later'] = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** The page's own time, which no correction of the computer's clock can turn back. */
export const PAGE_TIME: Time = { nowMs: () => performance.now(), later };
