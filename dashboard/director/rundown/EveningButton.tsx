import { useState } from 'react';
import { Button } from '../../shared';
import { EveningEnd } from '../../shared/ends';
import { usePage } from '../state/context';
import { EveningDialog } from './EveningDialog';

/** When the evening ends; pressed, it opens the plan by which that is reckoned. */
export const EveningButton = () => {
  const { strings } = usePage();
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <Button
        local
        className="rundown-end"
        title={strings.plan.open}
        data-testid="plan"
        onClick={() => setPlanning(true)}
      >
        <EveningEnd />
      </Button>
      {isPlanning && <EveningDialog onClose={() => setPlanning(false)} />}
    </>
  );
};
