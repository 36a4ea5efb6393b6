/** So many beats in a row are missed before a server counts as hung. */
export const MISSED_BEATS = 10;
/** A server that has not said anything yet is starting: it has this much time for that, however fast it beats later. */
export const STARTING_MS = 120_000;
/** A tick this many times later than due: not the server stood still but this machine, or the supervisor. */
const STANDSTILL = 3;

export interface Beats {
  /** The server has said that it is alive, or its health has answered. */
  heard(): void;
  /**
   * To be called once every beat's time. Ticks are counted, not time: those that a suspended machine has slept through
   * never came, and after a late one counting begins anew.
   * @param sinceLastMs since the last tick by the clock of whoever ticks
   * @returns whether the server must be looked at: it may hang
   */
  tick(sinceLastMs: number): boolean;
}

export const countBeats = (everyMs: number): Beats => {
  let missed = 0;
  let limit = STARTING_MS / everyMs;
  return {
    heard: () => {
      missed = 0;
      limit = MISSED_BEATS;
    },
    tick: (sinceLastMs) => {
      missed = sinceLastMs > STANDSTILL * everyMs ? 0 : missed + 1;
      return missed >= limit;
    },
  };
};
