import type { RosterPerson } from 'chess-match/client';
import { useMemo } from 'react';
import { EmptyState, DataTable, type PageProps } from '../shared';
import type { Group } from './model/people';
import { Order } from '../shared/order/Order';
import { DraggedRow } from './DraggedRow';
import { EmptySeats } from './EmptySeats';
import { groupColumns } from './groupColumns';
import type { GroupActs } from './PersonActions';
import { ROSTER_TEXTS } from './texts/texts';
import { useSeats } from './useSeats';

interface GroupTableProps extends PageProps, GroupActs {
  readonly group: Group;
}

const idOf = ({ id }: RosterPerson): string => id;

/** A group in the order in which graphics show it. */
export const GroupTable = ({ language, group, members, busy, onEdit, onChange }: GroupTableProps) => {
  const texts = ROSTER_TEXTS[language];
  const seats = useSeats(group);
  const columns = useMemo(
    () => groupColumns(texts, seats, { members, busy, onEdit, onChange }),
    [texts, seats, busy, members, onEdit, onChange],
  );
  return (
    <>
      <EmptySeats texts={texts} seats={seats} members={members} />
      <Order items={members} idOf={idOf} nameOf={({ name }) => name} onMove={onChange}>
        <DataTable
          label={texts[group]}
          columns={columns}
          rows={members}
          rowKey={idOf}
          rowTestId="person-row"
          Row={DraggedRow}
          empty={
            <EmptyState title={texts.nobody}>
              <p>{texts.nobodyHint}</p>
            </EmptyState>
          }
        />
      </Order>
    </>
  );
};
