/** The last moment at which a nightly backup fell due: today at the hour, or yesterday. Local time of the server. */
export const lastDueMs = (nowMs: number, hour: number): number => {
  const due = new Date(nowMs);
  due.setHours(hour, 0, 0, 0);
  if (due.getTime() > nowMs) due.setDate(due.getDate() - 1);
  return due.getTime();
};

/** Whether a nightly backup is to be made now: also in the morning, on a machine that was off at night. */
export const isDue = (nowMs: number, hour: number, lastMs: number | null): boolean =>
  lastMs === null || lastMs < lastDueMs(nowMs, hour);
