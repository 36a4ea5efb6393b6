import { useState } from 'react';
import { Button, Panel } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { PastDialog } from './PastDialog';

interface PastPanelProps {
  readonly snapshot: ArbiterSnapshot;
  /** What becomes of a turn, where a game says more of it. */
  readonly hint?: string;
}

/** The way to correct a turn of long ago without making all turns since again. */
export const PastPanel = ({ snapshot, hint }: PastPanelProps) => {
  const words = useArbiterTexts().past;
  const [isOpen, setOpen] = useState(false);
  const { ply, threads } = snapshot.match;
  const none = ply === 0;
  return (
    <Panel title={words.title} testId="past-panel">
      <p className="ui-hint">
        {none ? words.none : (hint ?? words.hint(threads.length > 1 ? (threads[0]?.id ?? null) : null))}
      </p>
      <Button kind="primary" disabled={none} data-testid="open-past" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? <PastDialog snapshot={snapshot} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
};
