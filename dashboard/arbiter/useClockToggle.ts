import { keyOf } from 'chess-match/client/keys';
import { useKeys } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import type { useAct } from '../shared/arbiter/useAct';

/** Starting and stopping the clocks, by a button and by its key. */
export const useClockToggle = (
  { match, clocks }: ArbiterSnapshot,
  { act }: Pick<ReturnType<typeof useAct>, 'act'>,
  isTimed = true,
): (() => void) => {
  const { stopReason } = useArbiterTexts().clock;
  const toggle = (): void => {
    void act((expectedVersion) =>
      clocks.running
        ? { type: 'stopClock', expectedVersion, reason: stopReason }
        : { type: 'startClock', expectedVersion },
    );
  };
  useKeys([{ ...keyOf('startClock', 'arbiter', 'clock'), run: toggle, when: match.status === 'playing' && isTimed }]);
  return toggle;
};
