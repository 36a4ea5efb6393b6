import type { Problem } from 'chess-match/client';
import { submits } from '../ui';
import { useArbiterTexts } from './data';
import { ReasonField } from './forms/parts';

interface UndoReasonProps {
  readonly value: string;
  readonly problem: Problem | null;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

/** That what is undone is no turn, and why it is undone all the same. */
export const UndoReason = ({ value, problem, onChange, onEnter }: UndoReasonProps) => {
  const words = useArbiterTexts().corrections;
  return (
    <form className="arbiter-form" onSubmit={submits(onEnter)}>
      <p className="wide" data-testid="undo-no-turn">
        {words.noTurn}
      </p>
      <ReasonField value={value} problem={problem} testId="undo-reason" autoFocus onChange={onChange} />
    </form>
  );
};
