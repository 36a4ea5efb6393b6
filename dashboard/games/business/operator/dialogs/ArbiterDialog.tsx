import { Panel } from '../../../../shared';
import { useArbiterSnapshot, useArbiterTexts } from '../../../../shared/arbiter/data';
import { SideClockForm } from '../../../../shared/arbiter/forms/SideClockForm';
import { PositionForm } from '../../../../shared/arbiter/forms/PositionForm';
import { RatingForm } from '../../arbiter/forms/RatingForm';
import { RedLineForm } from '../../arbiter/forms/RedLineForm';
import { SubstitutionForm } from '../../arbiter/forms/SubstitutionForm';
import { TakeBackForm } from '../../../../arbiter/TakeBackForm';
import { ArbiterWindow } from '../../../../operator/dialogs/ArbiterDialog';
import type { WindowProps } from '../../../../operator/screen';
import { useBusinessArbiterTexts } from '../../arbiter/texts';

const Forms = () => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const snapshot = useArbiterSnapshot();
  if (snapshot === undefined) return null;
  return (
    <div className="arbiter">
      <div className="arbiter-column">
        <Panel title={texts.clock.title}>
          <SideClockForm match={snapshot.match} />
        </Panel>
        <Panel title={own.cards.title}>
          <RedLineForm snapshot={snapshot} />
        </Panel>
        <Panel title={own.substitution.title}>
          <SubstitutionForm snapshot={snapshot} />
        </Panel>
      </div>
      <div className="arbiter-column">
        <Panel title={own.rating.title}>
          <RatingForm snapshot={snapshot} />
        </Panel>
        <Panel title={texts.corrections.position}>
          <PositionForm snapshot={snapshot} />
        </Panel>
        <Panel title={texts.corrections.takeBack}>
          <TakeBackForm snapshot={snapshot} />
        </Panel>
      </div>
    </div>
  );
};

/** The arbiter's forms where no arbiter has a page of his own: clocks, corrections, cards, substitutions. */
export const ArbiterDialog = ({ onClose }: WindowProps) => (
  <ArbiterWindow onClose={onClose}>
    <Forms />
  </ArbiterWindow>
);
