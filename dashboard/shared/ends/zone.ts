const MINUTE_MS = 60_000;

/** By how much clocks where this page stands are ahead of UTC, ms. */
export const zoneMsAt = (atMs: number): number => -new Date(atMs).getTimezoneOffset() * MINUTE_MS;
