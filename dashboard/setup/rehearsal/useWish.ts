import { useState } from 'react';

/** Sources that are no match of the list. */
export const RANDOM = 'random';
export const DEMONSTRATION = 'demonstration';

/** What was changed of a simulator that plays already. */
export type Steer = (
  next: 'running' | 'paused' | 'off',
  change?: { readonly paceMs?: number; readonly speaking?: boolean },
) => void;

/** How a rehearsal is to be played, before it is and while it is. */
export const useWish = () => {
  const [source, setSource] = useState(RANDOM);
  const [seconds, setSeconds] = useState<number | null>(3);
  const [speaking, setSpeaking] = useState(true);
  const paceMs = seconds === null ? null : Math.round(seconds * 1000);
  return { source, setSource, seconds, setSeconds, speaking, setSpeaking, paceMs };
};

export type Wish = ReturnType<typeof useWish>;
