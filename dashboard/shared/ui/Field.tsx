import type { Problem } from 'chess-match/client';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { Refusal } from './Refusal';

interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

const FieldContext = createContext<FieldIds | null>(null);

/** What an input inside a Field carries: its id, what describes it, whether it is wrong. */
export const useFieldProps = () => {
  const field = useContext(FieldContext);
  return field === null
    ? {}
    : { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined };
};

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with what stands in it: a refusal, or words. */
  readonly problem?: Problem | string | null | undefined;
  readonly className?: string | undefined;
  /** One input of the kit. */
  readonly children: ReactNode;
}

/** A labelled input with its explanation and what is wrong with it, tied together for screen readers. */
export const Field = ({ label, hint, problem = null, className, children }: FieldProps) => {
  const id = useId();
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const isInvalid = problem !== null && problem !== '';
  const describedBy = [hint === undefined ? null : hintId, isInvalid ? problemId : null].filter(Boolean).join(' ');
  return (
    <div className={`ui-field ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <FieldContext value={{ id, describedBy: describedBy || undefined, isInvalid }}>{children}</FieldContext>
      {hint === undefined ? null : (
        <small id={hintId} className="ui-hint">
          {hint}
        </small>
      )}
      {isInvalid ? (
        <span id={problemId}>
          {typeof problem === 'string' ? (
            <span className="problem" role="alert">
              {problem}
            </span>
          ) : (
            <Refusal problem={problem} />
          )}
        </span>
      ) : null}
    </div>
  );
};
