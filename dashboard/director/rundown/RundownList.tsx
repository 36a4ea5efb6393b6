import type { RundownItem } from 'chess-match/client';
import { Order } from '../../shared/order/Order';
import { usePage } from '../state/context';
import { RundownRow } from './RundownRow';
import { titleOf } from './title';

interface RundownListProps {
  readonly items: readonly RundownItem[];
  readonly onCue: (item: RundownItem) => void;
  readonly onEdit: (item: RundownItem) => void;
  readonly onMove: (items: readonly RundownItem[]) => void;
}

const idOf = ({ id }: RundownItem): string => id;

/** The items in order; each can be dragged by its handle, with the mouse, a finger or the keyboard. */
export const RundownList = ({ items, onCue, onEdit, onMove }: RundownListProps) => {
  const { strings } = usePage();
  return (
    <Order items={items} idOf={idOf} nameOf={(item) => titleOf(item, strings)} onMove={onMove}>
      <ol className="rundown-items">
        {items.map((item) => (
          <RundownRow key={item.id} item={item} onCue={() => onCue(item)} onEdit={() => onEdit(item)} />
        ))}
      </ol>
    </Order>
  );
};
