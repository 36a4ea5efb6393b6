import { IconButton } from '../../shared';
import { usePage } from '../state/context';
import type { useShow } from '../state/useShow';

interface RundownActionsProps extends Pick<ReturnType<typeof useShow>, 'pending' | 'act'> {
  readonly onAdd: () => void;
}

/** What changes the list: the last change taken back or made again, another item. */
export const RundownActions = ({ pending, act, onAdd }: RundownActionsProps) => {
  const { show, strings } = usePage();
  const { rundown } = show;
  const { version: rundownVersion } = rundown;
  const words = strings.rundown;
  return (
    <>
      <IconButton
        kind="quiet"
        label={words.undo}
        disabled={!rundown.undo || pending}
        data-testid="undo-rundown"
        onClick={() => void act({ type: 'undoRundown', rundownVersion })}
      >
        ↶
      </IconButton>
      <IconButton
        kind="quiet"
        label={words.redo}
        disabled={!rundown.redo || pending}
        data-testid="redo-rundown"
        onClick={() => void act({ type: 'redoRundown', rundownVersion })}
      >
        ↷
      </IconButton>
      <IconButton label={words.add} data-testid="add-item" onClick={onAdd}>
        +
      </IconButton>
    </>
  );
};
