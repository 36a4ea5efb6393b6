import { serverNowMs } from 'chess-match/client';
import { positionAt, stepAt, type Telling, type TellingClock } from 'chess-match/client/show';
import { useEffect, useState } from 'react';
import { PAGE_TIME } from '../air/pageTime';
import { prefersStill } from '../air/prefersStill';

/** A timer may ring a little before its time. */
const LATE_MS = 4;

/** The step that stands now. Where nothing moves, and where nothing is begun, all is told. */
const stepNow = (telling: Telling, clock: TellingClock | null): number => {
  const isHeld = clock?.runningSinceMs === null;
  if (clock === null || (prefersStill() && !isHeld)) return telling.steps.length - 1;
  return stepAt(telling, positionAt(clock, serverNowMs()));
};

/** Which step of a telling stands, from one to the next as its clock comes to it; no timer is left behind. */
export const useStep = (telling: Telling, clock: TellingClock | null): number => {
  const [step, setStep] = useState(() => stepNow(telling, clock));
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      const now = stepNow(telling, clock);
      setStep(now);
      const next = telling.steps[now + 1];
      if (next === undefined || clock === null || clock.runningSinceMs === null) return;
      cancel = PAGE_TIME.later(look, next.fromMs - positionAt(clock, serverNowMs()) + LATE_MS);
    };
    look();
    return () => cancel();
  }, [telling, clock]);
  return Math.min(step, telling.steps.length - 1);
};
