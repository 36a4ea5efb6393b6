import { submits } from '../../ui';
import { useArbiterTexts } from '../data';
import { ClockChoice } from '../forms/ClockChoice';
import { ReasonField } from '../forms/parts';
import { PastOutcome } from './PastOutcome';
import type { Past } from './usePast';

/** Why the past is changed and what the clocks show then; below it what follows from the change. */
export const PastForm = ({ past, onCommit }: { readonly past: Past; readonly onCommit: () => void }) => {
  const words = useArbiterTexts().past;
  const { answer, problem, reason, touched, isBarred, clocks } = past;
  const correction = answer?.ok === true ? answer.correction : null;
  return (
    <>
      <form
        className="arbiter-form"
        onSubmit={submits(() => {
          if (!isBarred && !past.pending) onCommit();
        })}
      >
        <ReasonField value={reason} problem={problem} testId="past-reason" onChange={touched(past.setReason)} />
        <ClockChoice
          value={clocks}
          then={correction === null ? undefined : words.then(correction.then)}
          testId="past-clocks"
          onChange={past.setClocks}
        />
      </form>
      {correction !== null && answer?.ok === true && correction.misfit === null ? (
        <PastOutcome correction={correction} differences={answer.differences} />
      ) : null}
    </>
  );
};
