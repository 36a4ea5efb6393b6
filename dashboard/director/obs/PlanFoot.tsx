import { Button } from '../../shared';
import { BeginButton } from './BeginButton';
import { useObsStrings, type Instance, type Plan } from './texts';

interface PlanFootProps {
  readonly instance: Instance;
  readonly plan: Plan | null;
  readonly pending: boolean;
  /** How many steps are to be done. */
  readonly chosen: number;
  readonly onLook: () => void;
  readonly onApply: () => void;
  readonly onAutomate: () => void;
  readonly onClose: () => void;
}

/** To carry the plan out or look again; and when it is done, what is pressed next. */
export const PlanFoot = ({ instance, plan, pending, chosen, onLook, onApply, onAutomate, onClose }: PlanFootProps) => {
  const strings = useObsStrings();
  const isDone = plan?.state === 'done';
  return (
    <>
      {isDone ? <BeginButton instance={instance} /> : null}
      {isDone && !instance.automatic ? (
        <Button kind="primary" busy={pending} data-testid="obs-plan-automate" onClick={onAutomate}>
          {strings.automate}
        </Button>
      ) : null}
      <Button busy={pending} disabled={plan?.state === 'running'} data-testid="obs-plan-again" onClick={onLook}>
        {strings.again}
      </Button>
      {plan?.state === 'ready' && chosen > 0 ? (
        <Button kind="primary" busy={pending} data-testid="obs-apply" onClick={onApply}>
          {strings.apply(chosen)}
        </Button>
      ) : (
        <Button local data-testid="obs-plan-close" onClick={onClose}>
          {strings.close}
        </Button>
      )}
    </>
  );
};
