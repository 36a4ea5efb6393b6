/** How late arrivals are judged by the last of them, half a minute and more: a clock that drifts is followed. */
const JUDGED = 20;

/**
 * When what a segment shows was so, told by when segments arrive: none comes early, so the earliest of the last ones
 * tells for all. ffmpeg's own date is of the moment it had understood the stream, each time another one.
 * @param offsetMs what the test card says less what was worked out: how long a picture takes to get here, as a negative
 *   number
 */
export const createPacing = (offsetMs: number) => {
  let endSeconds = 0;
  let origins: readonly number[] = [];
  return {
    /** Another stream: its time begins anew. */
    begin: (): void => {
      endSeconds = 0;
      origins = [];
    },
    /** @param arrivedMs when its last frame came, Unix ms @returns when its first one was so, Unix ms */
    next: (seconds: number, arrivedMs: number): number => {
      const startSeconds = endSeconds;
      endSeconds += seconds;
      origins = [...origins, arrivedMs - endSeconds * 1000].slice(-JUDGED);
      return Math.round(Math.min(...origins) + startSeconds * 1000 + offsetMs);
    },
  };
};
