import { previewCommand, type PreviewAnswer } from 'chess-match/client';
import { useState } from 'react';
import type { ArbiterSnapshot } from '../data';
import type { Clocks } from '../forms/ClockChoice';
import { onTrial, useStoppedDecision, useTrial, type Decision } from '../useDecision';
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
  /** Nothing is asked for, or it was judged and does not fit. */
  readonly isBarred: boolean;
  readonly isRunning: boolean;
  /** Pressed before what is asked for was judged, it waits for that. @returns whether it was accepted */
  readonly commit: () => Promise<boolean>;
}

/** What was said last, as long as nothing newer has been. */
const useLast = (answer: PreviewAnswer | null): PreviewAnswer | null => {
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  return answer ?? last;
};

/** Whether all of it can be played, and makes something another. */
const fits = (answer: PreviewAnswer): boolean =>
  answer.ok && answer.correction !== null && answer.correction.misfit === null && answer.correction.isChange;

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
    edits: editsOf(asked),
    cutFrom: [...asked.cutFrom],
  };
  const fresh = useTrial(body);
  const answer = useLast(fresh);
  const [isJudging, setJudging] = useState(false);
  const judged = async (): Promise<PreviewAnswer> => {
    setJudging(true);
    const judgement = await previewCommand(onTrial(body));
    setJudging(false);
    return judgement;
  };
  return {
    ...decision,
    pending: decision.pending || isJudging,
    asked,
    setAsked: decision.touched(setAsked),
    clocks,
    setClocks: decision.touched(setClocks),
    answer,
    isBarred: asked.lines.size + asked.cutFrom.length === 0 || (fresh !== null && !fits(fresh)),
    isRunning: stopped.isRunning,
    commit: async () => {
      const { act, reason } = decision;
      const isMissing = reason.trim() === '';
      // No clock is stopped for what does not fit: the window says why by then.
      if (!isMissing && !fits(fresh ?? (await judged()))) return false;
      const isAccepted = isMissing
        ? await act(() => ({ ...body, reason }))
        : await stopped.run(decision, (expectedVersion) => ({ ...body, expectedVersion, reason }));
      if (isAccepted) decision.setReason('');
      return isAccepted;
    },
  };
};
