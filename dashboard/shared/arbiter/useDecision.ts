import type { CommandBody, PreviewAnswer } from 'chess-match/client';
import { useState } from 'react';
import { withStop, type Stop } from './stopThen';
import { useAct, type Act } from './useAct';
import { usePreview } from './usePreview';

type WithoutReason<C> = C extends { readonly reason: string } ? Omit<C, 'reason'> : never;
/** A command that wants a reason, without it. */
export type Unreasoned = WithoutReason<CommandBody>;

/**
 * Any reason will do to look at the consequences, and what is typed as one must not have them worked out anew; the real
 * one is asked for before anything is done.
 */
export const TRIAL_REASON = '?';

/** The command as it is tried out. */
export const onTrial = (body: Unreasoned): CommandBody => ({ ...body, reason: TRIAL_REASON });

export interface Decision extends Act {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** The setter of a field: what became of the last command no longer stands beside what is typed now. */
  readonly touched: <T>(set: (value: T) => void) => (value: T) => void;
  /** Sends the command with the reason as typed, which an accepted one uses up. @returns whether it was accepted */
  readonly send: (body: Unreasoned) => Promise<boolean>;
}

const useReason = (act: Act): Decision => {
  const [reason, setReason] = useState('');
  return {
    ...act,
    reason,
    setReason,
    touched: (set) => (value) => {
      act.clear();
      set(value);
    },
    send: async (body) => {
      const isAccepted = await act.act(() => ({ ...body, reason }));
      if (isAccepted) setReason('');
      return isAccepted;
    },
  };
};

/** A decision of the arbiter's with its reason; the fields of its command are the form's own. */
export const useDecision = (version: number): Decision => useReason(useAct(version));

/** One that the clock is stopped for first. */
export const useStoppedDecision = (version: number, stop: Stop): Decision => useReason(withStop(useAct(version), stop));

/** What a decision would change, with or without a reason yet; see usePreview. */
export const useTrial = (body: Unreasoned | null): PreviewAnswer | null =>
  usePreview(body === null ? null : onTrial(body));
