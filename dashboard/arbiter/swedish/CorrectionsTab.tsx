import { Panel } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { PositionForm } from '../../shared/arbiter/forms/PositionForm';
import { PastPanel } from '../../shared/arbiter/past/PastPanel';
import { useTexts } from './parts';
import { ReserveForm } from './ReserveForm';

/** Corrections: each with its reason, and with what it changes before it is made. */
export const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const texts = useTexts();
  return (
    <div className="tab-columns">
      <div className="tab-stack">
        <PastPanel snapshot={snapshot} />
        <Panel title={texts.correctReserve} testId="reserve-panel">
          <ReserveForm snapshot={snapshot} />
        </Panel>
      </div>
      <Panel title={words.position} testId="position-panel">
        <PositionForm snapshot={snapshot} />
        <p className="ui-hint">{texts.positionHint}</p>
      </Panel>
    </div>
  );
};
