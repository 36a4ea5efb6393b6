import { Panel } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { RatingForm } from './forms/RatingForm';
import { TakeBackForm } from '../../../arbiter/TakeBackForm';
import { PastPanel } from '../../../shared/arbiter/past/PastPanel';
import { useBusinessArbiterTexts } from './texts';
import { PositionPanel } from '../../../arbiter/PositionPanel';

/** Corrections (B27): each with its reason, and with what it changes before it is made. */
export const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const own = useBusinessArbiterTexts();
  return (
    <div className="tab-columns">
      <div className="tab-stack">
        <PastPanel snapshot={snapshot} hint={own.pastHint} />
        <Panel title={words.takeBack} testId="takeback-panel">
          <TakeBackForm snapshot={snapshot} />
        </Panel>
      </div>
      <div className="tab-stack">
        <Panel title={own.rating.title} testId="rating-panel">
          <RatingForm snapshot={snapshot} />
        </Panel>
        <PositionPanel snapshot={snapshot} />
      </div>
    </div>
  );
};
