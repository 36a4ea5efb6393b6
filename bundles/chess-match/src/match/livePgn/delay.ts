import type { Book } from '../../games/common/counted';
import { NO_RECKONING, reckoningOf } from '../../games/common/reckoning';
import { createRelease } from '../home/release';
import type { Followed } from './files';

/** null: nothing is followed. */
type Given = Followed | null;

export interface DelayParts {
  /** Everything that leaves the house is held back for so long. */
  readonly delayMs: number;
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms, in the place of the one it was last asked to run. */
  readonly later: (action: () => void, ms: number) => void;
  readonly give: (followed: Given) => void;
}

export interface Delay {
  /** The newest. @param book entries of the match that it is of */
  hold(followed: Given, book: Book | null): void;
}

const digestsOf = (followed: Given): string =>
  followed === null ? '' : [followed.matchId, ...followed.files.map(({ name, digest }) => name + digest)].join();

/** Gives on what is followed, when it is due; what was taken back while it was held is never given. */
export const createDelay = ({ delayMs, now, later, give }: DelayParts): Delay => {
  const release = createRelease<Given>({
    delayMs: () => delayMs,
    instead: (_taken, before) => before,
    isSame: (one, other) => digestsOf(one) === digestsOf(other),
  });
  const giveDue = (): void => {
    const due = release.due(now());
    if (due !== null) give(due.value);
    const nextMs = release.nextMs();
    if (nextMs !== null) later(giveDue, Math.max(0, nextMs - now()));
  };
  return {
    hold: (followed, book) => {
      const reckoning = book === null ? NO_RECKONING : reckoningOf(book);
      release.hold({ value: followed, atMs: now(), reckoning, match: followed?.matchId ?? null });
      giveDue();
    },
  };
};
