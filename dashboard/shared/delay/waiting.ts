/** A fact that viewers at home have not been shown yet. */
export interface Waiting {
  /** Of the match, after it; null: none was seen yet. */
  readonly version: number | null;
  /** When this page saw it, the server's time, Unix ms; null: it stood there when the page came. */
  readonly sinceMs: number | null;
}

export const NOBODY_KNOWS: Waiting = { version: null, sinceMs: null };

/** What viewers wait for once the match has a version: a page that comes does not know when the last fact was. */
export const waitingFor = (before: Waiting, version: number, nowMs: number): Waiting => {
  if (version === before.version) return before;
  return { version, sinceMs: before.version === null ? null : nowMs };
};

/** How long until viewers see it, ms; 0: they do. */
export const remainingMs = ({ sinceMs }: Waiting, delayMs: number, nowMs: number): number =>
  sinceMs === null ? 0 : Math.max(0, Math.min(delayMs, sinceMs + delayMs - nowMs));
