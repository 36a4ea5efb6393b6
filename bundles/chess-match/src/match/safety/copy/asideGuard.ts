import type { Seen } from './protocol';

const WITHIN_MS = 10 * 60_000;
const AT_MOST = 4;

/**
 * Two servers that copy to one folder would put aside each other's copy for ever, until the good ones among them are
 * pruned. Nobody restores so often.
 */
export const asideGuard = (now: () => number) => {
  let asides: readonly number[] = [];
  return (seen: Seen): void => {
    if (seen.kind === 'none') return;
    asides = asides.filter((atMs) => now() - atMs < WITHIN_MS);
    if (asides.length >= AT_MOST)
      throw new Error(
        `a copy of another journal was found there ${AT_MOST} times within ten minutes; give every server a folder of its own`,
      );
    asides = [...asides, now()];
  };
};
