import { useKeys } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import type { useAct } from '../shared/arbiter/useAct';

type Keys = Parameters<typeof useKeys>[0];

/** Starting and stopping the clocks, by a button and by its key. */
export const useClockToggle = (
  { match, clocks }: ArbiterSnapshot,
  { act }: Pick<ReturnType<typeof useAct>, 'act'>,
  label: Keys[number]['label'],
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
  useKeys([{ id: 'clock', label, keys: 'F8', run: toggle, when: match.status === 'playing' && isTimed }]);
  return toggle;
};
