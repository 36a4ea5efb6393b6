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
import type { ReactNode } from 'react';
import { useLanguage } from '../frame/language';
import { ORDER_TEXTS } from './texts';

interface OrderProps<I> {
  readonly items: readonly I[];
  readonly idOf: (item: I) => string;
  /** What a screen reader calls it. */
  readonly nameOf: (item: I) => string;
  readonly onMove: (items: readonly I[]) => void;
  /** The list; each row uses `useSortable` with its item's id. */
  readonly children: ReactNode;
}

/** A press must become a drag before it moves anything: the same row may be pressed for something else. */
const DRAG_FROM = { activationConstraint: { distance: 6 } };
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** A list that is put in order by dragging: with the mouse, a finger or the keyboard. */
export const Order = <I,>({ items, idOf, nameOf, onMove, children }: OrderProps<I>) => {
  const texts = ORDER_TEXTS[useLanguage()];
  const sensors = useSensors(useSensor(PointerSensor, DRAG_FROM), useSensor(KeyboardSensor, BY_KEYS));
  const indexOf = (id: unknown): number => items.findIndex((item) => idOf(item) === id);
  const name = (id: unknown): string => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.picked(name(active.id)),
    onDragOver: ({ active, over }) => (over === null ? undefined : texts.over(name(active.id), indexOf(over.id) + 1)),
    onDragEnd: ({ active, over }) =>
      over === null ? texts.cancelled(name(active.id)) : texts.dropped(name(active.id), indexOf(over.id) + 1),
    onDragCancel: ({ active }) => texts.cancelled(name(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [indexOf(active.id), indexOf(over?.id)];
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove([...items], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(idOf)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
