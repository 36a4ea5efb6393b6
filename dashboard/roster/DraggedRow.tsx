import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, useContext } from 'react';
import { useLive, type TableRowProps } from '../shared';

type Grip = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'>;

const GripContext = createContext<Grip | null>(null);

/** A row of the table that is put in its place by its handle. */
export const DraggedRow = ({ id, testId, children }: TableRowProps) => {
  const isLive = useLive();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isLive,
  });
  return (
    <tr
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-testid={testId}
      data-dragging={isDragging}
    >
      <GripContext value={{ attributes, listeners }}>{children}</GripContext>
    </tr>
  );
};

/** What the row is dragged by, with the mouse, a finger or the keyboard. */
export const Handle = ({ label }: { readonly label: string }) => {
  const grip = useContext(GripContext);
  return (
    <button
      type="button"
      className="handle"
      {...grip?.attributes}
      {...grip?.listeners}
      aria-label={label}
      data-testid="move-person"
    >
      ⠿
    </button>
  );
};
