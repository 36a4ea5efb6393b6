import { ApartPage } from '../../../arbiter/apart/ApartPage';
import { PositionPanel } from '../../../arbiter/PositionPanel';
import type { ArbiterPageProps } from '../../../arbiter/screen';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { PastPanel } from '../../../shared/arbiter/past/PastPanel';
import { DecisionsTab } from './DecisionsTab';
import { useTexts } from './texts';

const CorrectionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => (
  <div className="tab-columns">
    <PastPanel snapshot={snapshot} />
    <PositionPanel snapshot={snapshot} />
  </div>
);

/** What an arbiter of classical chess on boards needs at hand. */
export const ClassicalPage = (props: ArbiterPageProps) => (
  <ApartPage {...props} Decisions={DecisionsTab} Corrections={CorrectionsTab} isTimed flagText={useTexts().flagText} />
);
