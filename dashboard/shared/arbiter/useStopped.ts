import type { ArbiterSnapshot } from './data';
import { useSend } from '../useSend';
import type { Act, ArbiterIntent } from './useAct';

interface Stopped {
  readonly isRunning: boolean;
  /** Stops the clock where it runs, then does what was asked. @returns whether both were accepted */
  readonly run: (act: Act['act'], intent: ArbiterIntent) => Promise<boolean>;
}

/** For what is done while the clocks stand, and only then. @param reason why the clock stops, for the protocol */
export const useStopped = ({ clocks, match }: ArbiterSnapshot, reason: string): Stopped => {
  const { send } = useSend();
  return {
    isRunning: clocks.running,
    run: async (act, intent) => {
      if (!clocks.running) return act(intent);
      const stopped = await send({ type: 'stopClock', expectedVersion: match.version, reason });
      return stopped.ok ? act(() => intent(stopped.version)) : false;
    },
  };
};
