/** How a picture does, as far as a page can see. */
export type PictureState =
  /** It was asked for. */
  | 'coming'
  | 'plays'
  /** Somebody has stopped it. */
  | 'stopped'
  /** It does not come, or goes on no more. */
  | 'away';

/** The first seconds of a stream, on a slow net. */
const COMES_WITHIN_MS = 15_000;
/** What a player holds in store may run out for a moment. */
const STANDS_FOR_MS = 6000;

export interface Watched {
  readonly openedMs: number;
  /** When it moved last, and where it was then, in seconds; null: it never did. */
  readonly moved: { readonly ms: number; readonly seconds: number } | null;
}

export interface Seen {
  readonly nowMs: number;
  readonly seconds: number;
  readonly isPaused: boolean;
}

/** Looks again. A player begins at 0 and jumps to the end of the stream: what moves on from there plays. */
export const watched = (before: Watched, { nowMs, seconds, isPaused }: Seen): Watched => {
  const stood = before.moved?.seconds ?? 0;
  // Whoever goes on after a pause gets the same time again before the picture counts as away.
  if (isPaused && before.moved !== null) return { ...before, moved: { ms: nowMs, seconds: stood } };
  return seconds === stood ? before : { ...before, moved: { ms: nowMs, seconds } };
};

export const stateAt = ({ openedMs, moved }: Watched, { nowMs, isPaused }: Seen): PictureState => {
  // A browser that wants to be asked first stops it before it begins.
  if (isPaused) return 'stopped';
  if (moved === null) return nowMs - openedMs < COMES_WITHIN_MS ? 'coming' : 'away';
  return nowMs - moved.ms < STANDS_FOR_MS ? 'plays' : 'away';
};
