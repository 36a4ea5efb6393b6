import type { Answer } from 'chess-match/client';
import type { Send } from '../useSend';
import type { Act, ArbiterIntent } from './useAct';

/** What became of stopping the clock, to be shown where what it was for is. */
export type Stop = Pick<Send, 'problem' | 'pending' | 'clear'>;

/**
 * Stops the clock, then does what was asked, for the version that the stop led to; a stop that is refused is the end of
 * it.
 * @param stop null where nothing is to be stopped
 * @returns whether all of it was accepted
 */
export const stopThen = async (
  stop: (() => Promise<Answer>) | null,
  { act, clear }: Pick<Act, 'act' | 'clear'>,
  intent: ArbiterIntent,
): Promise<boolean> => {
  clear();
  if (stop === null) return act(intent);
  const stopped = await stop();
  return stopped.ok ? act(() => intent(stopped.version)) : false;
};

/** A deed that the clock is stopped for: busy as long as either is, and the refusal of either is its own. */
export const withStop = (deed: Act, stop: Stop): Act => ({
  ...deed,
  problem: deed.problem ?? stop.problem,
  pending: deed.pending || stop.pending,
  act: (intent) => {
    stop.clear();
    return deed.act(intent);
  },
  clear: () => {
    deed.clear();
    stop.clear();
  },
});
