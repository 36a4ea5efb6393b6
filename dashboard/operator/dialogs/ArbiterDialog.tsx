import type { ReactNode } from 'react';
import { Dialog, Panel } from '../../shared';
import { useArbiterSnapshot, useArbiterTexts } from '../../shared/arbiter/data';
import { PositionForm } from '../../shared/arbiter/forms/PositionForm';
import { SideClockForm } from '../../shared/arbiter/forms/SideClockForm';
import type { WindowProps } from '../screen';
import { useStrings } from '../state/context';

/** The window of the arbiter's forms. */
export const ArbiterWindow = ({ onClose, children }: WindowProps & { readonly children: ReactNode }) => (
  <Dialog title={useStrings().arbiter.title} open wide onClose={onClose} testId="arbiter-dialog">
    {children}
  </Dialog>
);

const Forms = () => {
  const texts = useArbiterTexts();
  const snapshot = useArbiterSnapshot();
  if (snapshot === undefined) return null;
  return (
    <div className="arbiter">
      <div className="arbiter-column">
        <Panel title={texts.clock.title}>
          <SideClockForm match={snapshot.match} />
        </Panel>
      </div>
      <div className="arbiter-column">
        <Panel title={texts.corrections.position}>
          <PositionForm snapshot={snapshot} />
        </Panel>
      </div>
    </div>
  );
};

/** The arbiter's forms of any game where no arbiter has a page of his own: clocks, and a board as it stands. */
export const ArbiterDialog = ({ onClose }: WindowProps) => (
  <ArbiterWindow onClose={onClose}>
    <Forms />
  </ArbiterWindow>
);
