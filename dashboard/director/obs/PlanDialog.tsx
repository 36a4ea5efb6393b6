import { useEffect, useState } from 'react';
import { Button, Checkbox, Dialog, EmptyState, Refusal, useSend } from '../../shared';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { BeginButton } from './BeginButton';
import { useObsStrings, type Instance, type Plan, type Step } from './texts';

interface PlanDialogProps {
  readonly instance: Instance;
  readonly plan: Plan | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NO_STEPS: ReadonlySet<string> = new Set();

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((other) => other !== id)) : new Set([...set, id]);

const isOfStream = ({ action }: Step): boolean => action === 'set_stream' || action === 'set_key_frames';

/** What would cost somebody an address and a key of his own is done only where he says so. */
const isAsked = (step: Step): boolean => isOfStream(step) && step.source !== null;

/** As they are read: the last that is done is the first to be asked about, and is not missed below a hundred others. */
const inSight = (steps: readonly Step[]): readonly Step[] => [
  ...steps.filter(isOfStream),
  ...steps.filter((step) => !isOfStream(step)),
];

interface StepRowProps {
  readonly step: Step;
  readonly isLeft: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const StepRow = ({ step, isLeft, isOpen, onToggle }: StepRowProps) => {
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

const Summary = ({ plan }: { readonly plan: Plan }) => {
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

/** What is left to press after a plan was carried out. */
const NextPress = ({ instance: { automatic, next } }: Pick<PlanDialogProps, 'instance'>) => {
  const strings = useObsStrings();
  if (!automatic) return <p data-testid="obs-next-press">{strings.automateNext}</p>;
  return next?.waits === 'own_scene' ? <p data-testid="obs-next-press">{strings.beginNext}</p> : null;
};

/**
 * What setting up this OBS would do, step by step; the director leaves out what he does not want, and does the rest.
 */
export const PlanDialog = ({ instance, plan, open, onClose }: PlanDialogProps) => {
  const strings = useObsStrings();
  const { send, pending, problem } = useSend();
  const [turned, setTurned] = useState(NO_STEPS);
  const { id } = instance;
  const { instances } = useObsStateStrings();
  const title = id === 'program' ? strings.planTitle : `${strings.planTitle}: ${instances[id]}`;
  useEffect(() => {
    if (open) void send({ type: 'planObs', expectedVersion: null, instance: id });
  }, [open, id, send]);
  const look = () => void send({ type: 'planObs', expectedVersion: null, instance: id });
  const isLeft = (step: Step): boolean => isAsked(step) !== turned.has(step.id);
  const chosen = (plan?.steps ?? []).filter((step) => !isLeft(step)).map((step) => step.id);
  const isReady = plan?.state === 'ready';
  const apply = () => {
    if (plan !== null)
      void send({ type: 'applyObsPlan', expectedVersion: null, instance: id, plan: plan.id, steps: chosen });
  };
  const isDone = plan?.state === 'done';
  const footer = (
    <>
      {isDone ? <BeginButton instance={instance} /> : null}
      {isDone && !instance.automatic ? (
        <Button
          kind="primary"
          busy={pending}
          data-testid="obs-plan-automate"
          onClick={() => void send({ type: 'automateScenes', expectedVersion: null, instance: id, automatic: true })}
        >
          {strings.automate}
        </Button>
      ) : null}
      <Button busy={pending} disabled={plan?.state === 'running'} data-testid="obs-plan-again" onClick={look}>
        {strings.again}
      </Button>
      {isReady && chosen.length > 0 ? (
        <Button kind="primary" busy={pending} data-testid="obs-apply" onClick={apply}>
          {strings.apply(chosen.length)}
        </Button>
      ) : (
        <Button local data-testid="obs-plan-close" onClick={onClose}>
          {strings.close}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={title} open={open} onClose={onClose} wide footer={footer} testId="obs-plan">
      <Refusal problem={problem} />
      {plan === null ? null : (
        <>
          {plan.notes.map((note) => (
            <p
              key={`${note.code} ${JSON.stringify(note.params)}`}
              className="obs-note"
              data-fine={note.code === 'stream_right'}
              data-testid={`obs-note-${note.code}`}
            >
              {strings.notes[note.code](note.params)}
            </p>
          ))}
          <Summary plan={plan} />
          {isDone ? <NextPress instance={instance} /> : null}
          <ol className="obs-steps">
            {inSight(plan.steps).map((step) => (
              <StepRow
                key={step.id}
                step={step}
                isOpen={isReady}
                isLeft={isLeft(step)}
                onToggle={() => setTurned((before) => toggled(before, step.id))}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
};
