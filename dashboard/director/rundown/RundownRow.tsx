import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { RundownItem } from 'chess-match/client';
import { Button, IconButton, useLive } from '../../shared';
import { usePage } from '../state/context';
import { RowTime } from './RowTime';
import { titleOf } from './title';

interface RundownRowProps {
  readonly item: RundownItem;
  readonly onCue: () => void;
  readonly onEdit: () => void;
}

export const RundownRow = ({ item, onCue, onEdit }: RundownRowProps) => {
  const { show, strings } = usePage();
  const { cued, current, onAir } = show.rundown;
  const stateOf = (id: string): 'current' | 'left' | 'cued' | 'waiting' => {
    if (id === onAir) return 'current';
    if (id === cued) return 'cued';
    return id === current ? 'left' : 'waiting';
  };
  const isLive = useLive();
  const words = strings.rundown;
  const title = titleOf(item, strings);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: !isLive,
  });
  const state = stateOf(item.id);
  return (
    <li
      ref={setNodeRef}
      className="rundown-row"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-state={state}
      data-dragging={isDragging}
      data-testid={`item-${item.id}`}
    >
      <button
        type="button"
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={words.move(title)}
        data-testid={`move-${item.id}`}
      >
        ⠿
      </button>
      <Button className="rundown-cue" data-testid={`cue-item-${item.id}`} onClick={onCue}>
        <span className="rundown-words">
          <strong>{title}</strong>
          {item.notes !== '' && <small>{item.notes}</small>}
        </span>
        {item.at !== undefined && <RowTime at={item.at} isAhead={state === 'waiting' || state === 'cued'} />}
        {state !== 'waiting' && <em>{{ current: words.onAir, left: words.wasOn, cued: words.cued }[state]}</em>}
      </Button>
      <IconButton kind="quiet" label={words.edit(title)} data-testid={`edit-item-${item.id}`} onClick={onEdit}>
        ✎
      </IconButton>
    </li>
  );
};
