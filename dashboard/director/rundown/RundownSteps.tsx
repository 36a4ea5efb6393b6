import type { RundownItem } from 'chess-match/client';
import { Button, IconButton } from '../../shared';
import { usePage } from '../state/context';
import { titleOf } from './title';

interface RundownStepsProps {
  readonly next: RundownItem | null;
  readonly previous: RundownItem | null;
  readonly pending: boolean;
  readonly onCue: (item: RundownItem | null) => void;
}

/** The ways through the list: what comes next, and one back. */
export const RundownSteps = ({ next, previous, pending, onCue }: RundownStepsProps) => {
  const { strings } = usePage();
  const words = strings.rundown;
  return (
    <div className="rundown-next">
      <IconButton
        label={words.previous}
        disabled={previous === null || pending}
        data-testid="previous-item"
        onClick={() => onCue(previous)}
      >
        ▲
      </IconButton>
      <Button
        kind="primary"
        className="next"
        disabled={next === null || pending}
        keyId="next"
        data-testid="next-item"
        onClick={() => onCue(next)}
      >
        <span>
          {words.next}
          {next !== null && <small>{titleOf(next, strings)}</small>}
        </span>
      </Button>
    </div>
  );
};
