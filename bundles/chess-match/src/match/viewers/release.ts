/** Something that is shown a while after it happened. */
export interface Held<T> {
  readonly value: T;
  /** When it was so, Unix ms. */
  readonly atMs: number;
  /** How much of the match it knows: turns that were made, over all boards. */
  readonly turns: number;
  /** The last of them as it is written; "" before the first. */
  readonly last: string;
  /** The match it belongs to; what belongs to another one takes nothing back here. */
  readonly match: string | null;
}

/** Holds back what is not due yet: the delay of everything that leaves the house. */
export interface Release<T> {
  /**
   * The newest. Where it knows fewer turns than what is held of the same match, or another one in the last one's place, those were
   * taken back: they are thrown away and nobody ever sees them. So they are where it says that the past was changed.
   */
  hold(held: Held<T>, isCorrected: boolean): void;
  /** The newest that is due and was not given yet; null: nothing new. */
  due(nowMs: number): Held<T> | null;
  /** When the next one is due, Unix ms; null: nothing is held. */
  nextMs(): number | null;
}

/** @param delayMs read at each look: the setting may change while something is held */
export const createRelease = <T>(delayMs: () => number): Release<T> => {
  let held: readonly Held<T>[] = [];
  return {
    hold: (next, isCorrected) => {
      const stays = ({ match, turns, last }: Held<T>): boolean => {
        if (match !== next.match) return true;
        return !isCorrected && (turns < next.turns || (turns === next.turns && last === next.last));
      };
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
