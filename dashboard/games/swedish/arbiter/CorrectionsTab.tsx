import { Panel } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { PastPanel } from '../../../shared/arbiter/past/PastPanel';
import { PositionPanel } from '../../../arbiter/PositionPanel';
import { useTexts } from './texts';
import { ReserveForm } from './ReserveForm';

/** Corrections: each with its reason, and with what it changes before it is made. */
export const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useTexts();
  return (
    <div className="tab-columns">
      <div className="tab-stack">
        <PastPanel snapshot={snapshot} />
        <Panel title={texts.correctReserve} testId="reserve-panel">
          <ReserveForm snapshot={snapshot} />
        </Panel>
      </div>
      <PositionPanel snapshot={snapshot} hint={texts.positionHint} />
    </div>
  );
};
