import type { PastView, ReplayContent } from 'chess-match/client';
import { boardAfter, replayOf, type Telling, type TellingClock } from 'chess-match/client/show';
import { useState } from 'react';

/** A replay with the past that it is made of. */
interface Held {
  /** Which take it is. */
  readonly take: string;
  readonly past: PastView;
  readonly telling: Telling | null;
  /** What is shown, in one text: another one means that the turn was made another. */
  readonly shown: string;
}

const shownIn = (past: PastView, telling: Telling | null): string =>
  JSON.stringify(telling?.steps.map(({ board, ply }) => boardAfter(past, board, ply)) ?? null);

const hold = (past: PastView, content: ReplayContent, clock: TellingClock | null): Held => {
  const telling = replayOf(past, content, clock?.begunAtMs ?? Infinity);
  const take = JSON.stringify([past.matchId, content, clock?.begunAtMs ?? null]);
  return { take, past, telling, shown: shownIn(past, telling) };
};

/**
 * The replay as it was when it was taken: what comes after changes nothing in it.
 * @returns `isGone`: what it shows was taken back or corrected since
 */
export const useHeld = (
  past: PastView,
  content: ReplayContent,
  clock: TellingClock | null,
): Pick<Held, 'past' | 'telling'> & { readonly isGone: boolean } => {
  const now = hold(past, content, clock);
  const [held, setHeld] = useState(now);
  const isNew = held.take !== now.take || (held.telling === null && now.telling !== null);
  if (isNew) setHeld(now);
  const { past: of, telling, shown } = isNew ? now : held;
  return { past: of, telling, isGone: telling !== null && shown !== now.shown };
};
