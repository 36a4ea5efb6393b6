import type { ArbiterSnapshot } from './data';
import { stopThen, type Stop } from './stopThen';
import { useSend } from '../useSend';
import type { Act, ArbiterIntent } from './useAct';

interface Stopped extends Stop {
  readonly isRunning: boolean;
  /** Stops the clock where it runs, then does what was asked. @returns whether both were accepted */
  readonly run: (deed: Act, intent: ArbiterIntent) => Promise<boolean>;
}

/** For what is done while the clocks stand, and only then. @param reason why the clock stops, for the protocol */
export const useStopped = ({ clocks, match }: ArbiterSnapshot, reason: string): Stopped => {
  const { send, ...stop } = useSend();
  return {
    ...stop,
    isRunning: clocks.running,
    run: (deed, intent) =>
      stopThen(
        clocks.running ? () => send({ type: 'stopClock', expectedVersion: match.version, reason }) : null,
        deed,
        intent,
      ),
  };
};
