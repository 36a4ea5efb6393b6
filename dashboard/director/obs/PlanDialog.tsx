import { useEffect, useState } from 'react';
import { Dialog, Refusal, useSend } from '../../shared';
import { useObsStateStrings } from '../../shared/obsState/texts';
import { NextPress } from './NextPress';
import { PlanFoot } from './PlanFoot';
import { isOfStream, PlanNotes, PlanSummary, StepRow } from './planParts';
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

/** What would cost somebody an address and a key of his own is done only where he says so. */
const isAsked = (step: Step): boolean => isOfStream(step) && step.source !== null;

/** As they are read: the last that is done is the first to be asked about, and is not missed below a hundred others. */
const inSight = (steps: readonly Step[]): readonly Step[] => [
  ...steps.filter(isOfStream),
  ...steps.filter((step) => !isOfStream(step)),
];

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
    <PlanFoot
      {...{ instance, plan, pending, chosen: chosen.length, onClose }}
      onLook={look}
      onApply={apply}
      onAutomate={() => void send({ type: 'automateScenes', expectedVersion: null, instance: id, automatic: true })}
    />
  );
  return (
    <Dialog title={title} open={open} onClose={onClose} wide footer={footer} testId="obs-plan">
      <Refusal problem={problem} />
      {plan === null ? null : (
        <>
          <PlanNotes notes={plan.notes} />
          <PlanSummary plan={plan} />
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
