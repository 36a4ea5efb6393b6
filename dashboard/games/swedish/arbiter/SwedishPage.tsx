import { ApartPage } from '../../../arbiter/apart/ApartPage';
import type { ArbiterPageProps } from '../../../arbiter/screen';
import { CorrectionsTab } from './CorrectionsTab';
import { DecisionsTab } from './DecisionsTab';
import { useTexts } from './texts';

/** What an arbiter of Swedish chess needs at hand. */
export const SwedishPage = (props: ArbiterPageProps) => (
  <ApartPage
    {...props}
    Decisions={DecisionsTab}
    Corrections={CorrectionsTab}
    isTimed={props.snapshot.match.settings['moveForMove'] !== true}
    flagText={useTexts().flagText}
  />
);
