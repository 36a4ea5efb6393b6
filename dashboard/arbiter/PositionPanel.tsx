import { Panel } from '../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { PositionForm } from '../shared/arbiter/forms/PositionForm';

interface PositionPanelProps {
  readonly snapshot: ArbiterSnapshot;
  /** What a game says besides. */
  readonly hint?: string;
}

/** A board set as it stands in the hall. */
export const PositionPanel = ({ snapshot, hint }: PositionPanelProps) => (
  <Panel title={useArbiterTexts().corrections.position} testId="position-panel">
    <PositionForm snapshot={snapshot} />
    {hint !== undefined && <p className="ui-hint">{hint}</p>}
  </Panel>
);
