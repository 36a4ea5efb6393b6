import { useEffect, useRef, type ReactNode } from 'react';
import { otherProblem } from '../useAct';
import type { Decision } from '../useDecision';
import { Outcome, ReasonField } from './parts';

const FIELDS = 'input:not(:disabled), [role="combobox"]:not(:disabled)';

interface DecisionFormProps {
  readonly decision: Decision;
  /** Names the form in the ids of its parts: "rating" has `rating-reason` and `problem-rating`. */
  readonly id: string;
  /** Refusals that stand at one of its fields; all others stand beside the buttons. */
  readonly atFields?: readonly string[];
  /** Where the rules want no reason. */
  readonly withoutReason?: boolean;
  readonly buttons: ReactNode;
  /** What it would change, below the buttons. */
  readonly preview?: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/**
 * A form of the arbiter's: its fields, the reason, the buttons with what became of the command, what it would change.
 */
export const DecisionForm = ({
  decision,
  id,
  atFields = [],
  withoutReason = false,
  buttons,
  preview = null,
  children,
}: DecisionFormProps) => {
  const { problem, isDone, reason, setReason, touched } = decision;
  const form = useRef<HTMLFormElement>(null);
  // Its fields are empty again and its buttons rest: the one that was pressed cannot keep the focus.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.matches(':disabled') === true;
    if (isDone && isLost) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [isDone]);
  return (
    <form ref={form} className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      {children}
      {withoutReason ? null : (
        <ReasonField value={reason} problem={problem} testId={`${id}-reason`} onChange={touched(setReason)} />
      )}
      <div className="form-buttons">
        {buttons}
        <Outcome
          problem={otherProblem(problem, 'reason/missing', ...atFields)}
          isDone={isDone}
          testId={`problem-${id}`}
        />
      </div>
      {preview}
    </form>
  );
};
