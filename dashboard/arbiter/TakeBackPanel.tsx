import { Panel } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { TakeBackForm } from './TakeBackForm';

/** Several turns taken back at once, in a match of one thread. */
export const TakeBackPanel = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => (
  <Panel title={useArbiterTexts().corrections.takeBack} testId="takeback-panel">
    <TakeBackForm snapshot={snapshot} />
  </Panel>
);
