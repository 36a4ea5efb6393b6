import { SILENT_AFTER_MS, type Beat } from '../../wire/wire';

/** Whether what is shown is true now. */
export type Truth =
  | { readonly kind: 'live' }
  /** Nothing is heard of the venue server. */
  | { readonly kind: 'silent' }
  /** The venue server is there, the match server behind it is not. */
  | { readonly kind: 'unlinked' };

/** What was heard of the server, and when. */
export interface Heard {
  beat(beat: Beat): void;
  /** The page slept, or may have: nothing heard before counts. */
  forget(): void;
  truth(): Truth;
  /** When what is shown was last known to be true, by the match server's clock; null: never yet. Unix ms. */
  lastTrueMs(): number | null;
}

/** @param now the page's monotonic clock, in ms: judged when a picture is drawn, not by a timer */
export const createHeard = (now: () => number): Heard => {
  let last: { readonly beat: Beat; readonly atMs: number } | null = null;
  let lastTrueMs: number | null = null;
  return {
    beat: (beat) => {
      last = { beat, atMs: now() };
      if (beat.linked) lastTrueMs = beat.serverMs;
    },
    forget: () => {
      last = null;
    },
    truth: () => {
      if (last === null || now() - last.atMs > SILENT_AFTER_MS) return { kind: 'silent' };
      return last.beat.linked ? { kind: 'live' } : { kind: 'unlinked' };
    },
    lastTrueMs: () => lastTrueMs,
  };
};
