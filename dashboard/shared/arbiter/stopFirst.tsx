import { useState, type ReactNode } from 'react';
import { Checkbox } from '../ui';
import { useArbiterTexts, type ArbiterSnapshot } from './data';
import { stopThen, type Stop } from './stopThen';
import type { Act, ArbiterIntent } from './useAct';
import { useSend } from '../useSend';

interface StopFirst extends Stop {
  /** The offer, to stand in a confirmation; null while the clock stands. */
  readonly choice: ReactNode;
  /** It was chosen: no clock runs afterwards. */
  readonly isDue: boolean;
  /** Stops the clock if that was chosen, then does what was asked. @returns whether both were accepted */
  readonly run: (deed: Act, intent: ArbiterIntent) => Promise<boolean>;
}

/**
 * Taking a turn back while the clock runs charges the time since to the side that gets the turn back: before it is done
 * the clock may be stopped.
 */
export const useStopFirst = ({ clocks, match }: Pick<ArbiterSnapshot, 'clocks' | 'match'>): StopFirst => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const { send, ...stop } = useSend();
  const [isWanted, setWanted] = useState(true);
  const isDue = clocks.running && isWanted;
  return {
    ...stop,
    isDue,
    choice: clocks.running ? (
      <div className="stop-first" data-testid="stop-first">
        <p>{words.clockRuns}</p>
        <Checkbox checked={isWanted} onChange={setWanted} label={words.stopFirst} testId="stop-first-choice" />
      </div>
    ) : null,
    run: (deed, intent) =>
      stopThen(
        isDue ? () => send({ type: 'stopClock', expectedVersion: match.version, reason: words.beforeUndo }) : null,
        deed,
        intent,
      ),
  };
};
