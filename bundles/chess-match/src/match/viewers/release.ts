import { stillCounts, type Reckoning } from '../../games/common/reckoning';

/** Something that is shown a while after it happened. */
export interface Held<T> {
  readonly value: T;
  /** When it was so, Unix ms. */
  readonly atMs: number;
  /** What counted of the match when it was so. */
  readonly reckoning: Reckoning;
  /** The match it belongs to; what belongs to another one takes nothing back here. */
  readonly match: string | null;
}

/** Holds back what is not due yet: the delay of everything that leaves the house. */
export interface Release<T> {
  /**
   * The newest. What is held of the same match and knows of something that does not count now as it did then is thrown away, and
   * nobody ever sees it: a turn that was taken back, a flag that had not fallen, a turn before it was corrected.
   */
  hold(held: Held<T>): void;
  /** The newest that is due and was not given yet; null: nothing new. */
  due(nowMs: number): Held<T> | null;
  /** When the next one is due, Unix ms; null: nothing is held. */
  nextMs(): number | null;
}

/** @param delayMs read at each look: the setting may change while something is held */
export const createRelease = <T>(delayMs: () => number): Release<T> => {
  let held: readonly Held<T>[] = [];
  return {
    hold: (next) => {
      const stays = ({ match, reckoning }: Held<T>): boolean =>
        match !== next.match || stillCounts(reckoning, next.reckoning);
      held = [...held.filter(stays), next];
    },
    due: (nowMs) => {
      const ready = held.filter(({ atMs }) => atMs + delayMs() <= nowMs);
      held = held.slice(ready.length);
      return ready.at(-1) ?? null;
    },
    nextMs: () => {
      const [first] = held;
      return first === undefined ? null : first.atMs + delayMs();
    },
  };
};
