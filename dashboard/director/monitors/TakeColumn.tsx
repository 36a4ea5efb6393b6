import { Button } from '../../shared';
import { usePage } from '../state/context';

interface TakeColumnProps {
  readonly isReady: boolean;
  readonly canDrop: boolean;
  readonly pending: boolean;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** The one button that makes the next the present, and the one that forgets it. */
export const TakeColumn = ({ isReady, canDrop, pending, onTake, onDrop }: TakeColumnProps) => {
  const { strings } = usePage();
  return (
    <div className="take-column">
      <Button
        kind="danger"
        className="take"
        disabled={!isReady}
        busy={pending}
        keyId="take"
        data-testid="take"
        onClick={onTake}
      >
        <span aria-hidden="true" className="take-arrow">
          ◀
        </span>
        {strings.take}
      </Button>
      <Button kind="quiet" disabled={!canDrop} busy={pending} keyId="drop" data-testid="drop-all" onClick={onDrop}>
        {strings.dropAll}
      </Button>
    </div>
  );
};
