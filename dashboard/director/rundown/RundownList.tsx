import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { RundownItem } from 'chess-match/client';
import { usePage } from '../state/context';
import { RundownRow } from './RundownRow';
import { titleOf } from './title';

interface RundownListProps {
  readonly onCue: (item: RundownItem) => void;
  readonly onEdit: (item: RundownItem) => void;
  readonly onMove: (items: readonly RundownItem[]) => void;
}

/** A press must become a drag before it moves anything: the same row is pressed to cue. */
const DRAG_FROM = { activationConstraint: { distance: 6 } };
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

const useAnnouncements = (): Announcements => {
  const { show, strings } = usePage();
  const { items } = show.rundown;
  const { drag } = strings.rundown;
  const nameOf = (id: unknown): string => {
    const item = items.find((known) => known.id === id);
    return item === undefined ? '' : titleOf(item, strings);
  };
  const placeOf = (id: unknown): number => items.findIndex((item) => item.id === id) + 1;
  return {
    onDragStart: ({ active }) => drag.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over === null ? undefined : drag.over(nameOf(active.id), placeOf(over.id))),
    onDragEnd: ({ active, over }) =>
      over === null ? drag.cancelled(nameOf(active.id)) : drag.dropped(nameOf(active.id), placeOf(over.id)),
    onDragCancel: ({ active }) => drag.cancelled(nameOf(active.id)),
  };
};

/** The items in order; each can be dragged by its handle, with the mouse, a finger or the keyboard. */
export const RundownList = ({ onCue, onEdit, onMove }: RundownListProps) => {
  const { show, strings } = usePage();
  const { items } = show.rundown;
  const sensors = useSensors(useSensor(PointerSensor, DRAG_FROM), useSensor(KeyboardSensor, BY_KEYS));
  const announcements = useAnnouncements();
  const drop = ({ active, over }: DragEndEvent): void => {
    const from = items.findIndex(({ id }) => id === active.id);
    const to = items.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove([...items], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: strings.rundown.drag.instructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="rundown-items">
          {items.map((item) => (
            <RundownRow key={item.id} item={item} onCue={() => onCue(item)} onEdit={() => onEdit(item)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
