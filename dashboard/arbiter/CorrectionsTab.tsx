import { Panel } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { PositionForm } from '../shared/arbiter/forms/PositionForm';
import { RatingForm } from '../shared/arbiter/forms/RatingForm';
import { TakeBackForm } from '../shared/arbiter/forms/TakeBackForm';
import { PastPanel } from '../shared/arbiter/past/PastPanel';

/** Corrections (B27): each with its reason, and with what it changes before it is made. */
export const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  return (
    <div className="tab-columns">
      <div className="tab-stack">
        <PastPanel snapshot={snapshot} />
        <Panel title={words.takeBack} testId="takeback-panel">
          <TakeBackForm snapshot={snapshot} />
        </Panel>
      </div>
      <div className="tab-stack">
        <Panel title={words.rating} testId="rating-panel">
          <RatingForm snapshot={snapshot} />
        </Panel>
        <Panel title={words.position} testId="position-panel">
          <PositionForm snapshot={snapshot} />
        </Panel>
      </div>
    </div>
  );
};
