import type { PreviewAnswer } from 'chess-match/client';
import { useState } from 'react';
import type { ArbiterSnapshot } from '../data';
import type { Clocks } from '../forms/ClockChoice';
import { useStoppedDecision, useTrial, type Decision } from '../useDecision';
import { useStopped } from '../useStopped';
import { useArbiterTexts } from '../data';
import { editsOf, NOTHING, type PastEdits } from './pastEdits';

export interface Past extends Decision {
  readonly asked: PastEdits;
  readonly setAsked: (asked: PastEdits) => void;
  readonly clocks: Clocks;
  readonly setClocks: (clocks: Clocks) => void;
  /** The last answer there was: what is being typed has none for a moment. */
  readonly answer: PreviewAnswer | null;
  /** The answer is that to what is asked for now, and all of it fits. */
  readonly isReady: boolean;
  readonly isRunning: boolean;
  /** @returns whether it was accepted */
  readonly commit: () => Promise<boolean>;
}

/** What was said last, as long as nothing newer has been. */
const useLast = (answer: PreviewAnswer | null): PreviewAnswer | null => {
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  return answer ?? last;
};

/** A correction of the past being put together: nothing of it is known to anybody before it is sent. */
export const usePast = (snapshot: ArbiterSnapshot): Past => {
  const words = useArbiterTexts().past;
  const { version } = snapshot.match;
  const stopped = useStopped(snapshot, words.beforeCommit);
  const decision = useStoppedDecision(version, stopped);
  const [asked, setAsked] = useState<PastEdits>(NOTHING);
  const [clocks, setClocks] = useState<Clocks>('asNow');
  const body = {
    ...({ type: 'correctTurns', expectedVersion: version, clocks } as const),
    ...{ edits: editsOf(asked), cutFrom: [...asked.cutFrom] },
  };
  const fresh = useTrial(body, decision.reason);
  const answer = useLast(fresh);
  const correction = fresh?.ok === true ? fresh.correction : null;
  return {
    ...decision,
    asked,
    setAsked: decision.touched(setAsked),
    clocks,
    setClocks: decision.touched(setClocks),
    answer,
    isReady: correction !== null && correction.misfit === null && correction.isChange,
    isRunning: stopped.isRunning,
    commit: async () => {
      const { act, reason } = decision;
      const isAccepted =
        reason.trim() === ''
          ? await act(() => ({ ...body, reason }))
          : await stopped.run(decision, (expectedVersion) => ({ ...body, expectedVersion, reason }));
      if (isAccepted) decision.setReason('');
      return isAccepted;
    },
  };
};
