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
   * The newest. What is held of the same match and knows of something that does not count now as it did then is shown
   * as if that had never been: a turn that was taken back, a flag that had not fallen, a turn before it was corrected.
   * Where nothing else changed, nothing is given, so that the moments tell of it as little as the values.
   */
  hold(held: Held<T>): void;
  /** Each that is held is another one from now on, of the same moment. */
  tellAgain(recast: (held: Held<T>) => Held<T>): void;
  /** The newest that is due and was not given yet; null: nothing new. */
  due(nowMs: number): Held<T> | null;
  /** When the next one is due, Unix ms; null: nothing is held. */
  nextMs(): number | null;
  /** Nobody ever sees what is held; what was given is another's. */
  clear(): void;
}

export interface ReleaseParts<T> {
  /** Read at each look: the setting may change while something is held. */
  readonly delayMs: () => number;
  /**
   * What is shown of a moment instead, when what it knows of the match was taken back. @param before what is shown
   * before it
   */
  readonly instead: (taken: T, before: T) => T;
  readonly isSame: (one: T, other: T) => boolean;
}

export const createRelease = <T>({ delayMs, instead, isSame }: ReleaseParts<T>): Release<T> => {
  let held: readonly Held<T>[] = [];
  let given: Held<T> | null = null;
  return {
    hold: (next) => {
      let before = given;
      /** As it is to be shown now; null: there is nothing to show of it. */
      const asItCounts = (one: Held<T>): Held<T> | null => {
        if (one.match !== next.match || stillCounts(one.reckoning, next.reckoning)) return one;
        if (before?.match !== one.match) return null;
        return { ...one, value: instead(one.value, before.value), reckoning: before.reckoning };
      };
      held = [...held, next].flatMap((one) => {
        const shown = asItCounts(one);
        if (shown === null || (before !== null && isSame(shown.value, before.value))) return [];
        before = shown;
        return [shown];
      });
    },
    tellAgain: (recast) => {
      held = held.map(recast);
    },
    due: (nowMs) => {
      const ready = held.filter(({ atMs }) => atMs + delayMs() <= nowMs);
      held = held.slice(ready.length);
      const newest = ready.at(-1) ?? null;
      given = newest ?? given;
      return newest;
    },
    nextMs: () => {
      const [first] = held;
      return first === undefined ? null : first.atMs + delayMs();
    },
    clear: () => {
      held = [];
      given = null;
    },
  };
};
