import { Panel } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { RatingForm } from './forms/RatingForm';
import { PastPanel } from '../../../shared/arbiter/past/PastPanel';
import { useBusinessArbiterTexts } from './texts';
import { PositionPanel } from '../../../arbiter/PositionPanel';
import { TakeBackPanel } from '../../../arbiter/TakeBackPanel';

/** Corrections (B27): each with its reason, and with what it changes before it is made. */
export const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const own = useBusinessArbiterTexts();
  return (
    <div className="tab-columns">
      <div className="tab-stack">
        <PastPanel snapshot={snapshot} hint={own.pastHint} />
        <TakeBackPanel snapshot={snapshot} />
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
