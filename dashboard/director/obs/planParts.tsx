import { Checkbox, EmptyState, Refusal } from '../../shared';
import { useObsStrings, type Plan, type Step } from './texts';

export const isOfStream = ({ action }: Step): boolean => action === 'set_stream' || action === 'set_key_frames';

interface StepRowProps {
  readonly step: Step;
  readonly isLeft: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A step of the plan, which can be left out until the plan is carried out. */
export const StepRow = ({ step, isLeft, isOpen, onToggle }: StepRowProps) => {
  const strings = useObsStrings();
  const text = strings.actions[step.action](step);
  return (
    <li className={`obs-step obs-step-${step.state}`} data-testid="obs-step" data-state={step.state}>
      {isOpen ? <Checkbox label={text} checked={!isLeft} onChange={onToggle} /> : <span>{text}</span>}
      {step.detail === null ? null : <code>{step.detail}</code>}
      <span className="obs-soft">{strings.stepStates[step.state]}</span>
      <Refusal problem={step.problem} />
    </li>
  );
};

const count = (plan: Plan, state: Step['state']): number => plan.steps.filter((step) => step.state === state).length;

/** How the plan stands. */
export const PlanSummary = ({ plan }: { readonly plan: Plan }) => {
  const strings = useObsStrings();
  if (plan.state === 'running') return <p role="status">{strings.planRunning}</p>;
  if (plan.state === 'done')
    return (
      <p role="status" data-testid="obs-plan-done">
        {strings.planDone(count(plan, 'done'), count(plan, 'failed'))}
      </p>
    );
  return plan.steps.length === 0 ? (
    <EmptyState title={strings.planNothing} />
  ) : (
    <p>{strings.planIntro(plan.steps.length)}</p>
  );
};

/** What is to be known of this OBS before its plan is carried out. */
export const PlanNotes = ({ notes }: Pick<Plan, 'notes'>) => {
  const strings = useObsStrings();
  return notes.map((note) => (
    <p
      key={`${note.code} ${JSON.stringify(note.params)}`}
      className="obs-note"
      data-fine={note.code === 'stream_right'}
      data-testid={`obs-note-${note.code}`}
    >
      {strings.notes[note.code](note.params)}
    </p>
  ));
};
