import { GRAPHIC_IDS, idleIn, LAYERS, type Problem, type RundownItem } from 'chess-match/client';
import { useState } from 'react';
import { Button, CancelButton, Dialog } from '../../shared';
import { usePage } from '../state/context';
import { ItemGraphic } from './ItemGraphic';
import { ItemWords } from './ItemWords';
import { titleOf } from './title';

/** Those an item may speak of: the program, and the stinger that may go with it. */
const GRAPHICS = GRAPHIC_IDS.filter((id) => LAYERS[id] !== 'apart' || id === 'stinger');

interface ItemDialogProps {
  readonly first: RundownItem;
  readonly isNew: boolean;
  /** What somebody else has done to it since the window opened. */
  readonly since: 'changed' | 'removed' | null;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onSave: (item: RundownItem) => void;
  readonly onRemove: (item: RundownItem) => void;
  readonly onClose: () => void;
}

/** One item: what it is called, what the director must remember, and which graphics come and go. */
export const ItemDialog = ({ first, isNew, since, busy, problem, onSave, onRemove, onClose }: ItemDialogProps) => {
  const { strings, match } = usePage();
  const idle = idleIn(match?.game ?? null);
  const words = strings.rundown;
  const [item, setItem] = useState(first);
  const footer = (
    <>
      {since === null ? null : (
        <p className="item-since" role="alert" data-testid="item-since">
          {words.since[since]}
        </p>
      )}
      {!isNew && since !== 'removed' && (
        <Button kind="danger" busy={busy} data-testid="remove-item" onClick={() => onRemove(item)}>
          {words.remove}
        </Button>
      )}
      <CancelButton onClose={onClose} />
      <Button kind="primary" busy={busy} data-testid="save-item" onClick={() => onSave(item)}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog
      title={isNew ? words.newItem : words.edit(titleOf(first, strings))}
      open
      wide
      onClose={onClose}
      testId="item-dialog"
      footer={footer}
    >
      <div className="item-form">
        <ItemWords item={item} problem={problem} onChange={setItem} />
        <ul className="item-graphics" aria-label={words.graphics}>
          {GRAPHICS.filter((graphic) => !idle.includes(graphic)).map((graphic) => (
            <ItemGraphic key={graphic} graphic={graphic} item={item} onChange={setItem} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
