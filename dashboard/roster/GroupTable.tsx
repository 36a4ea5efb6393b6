import type { RosterPerson } from 'chess-match/client';
import { useMemo } from 'react';
import { Button, EmptyState, Table, type Column, type PageProps } from '../shared';
import type { Group } from './model/people';
import { Order } from '../shared/order/Order';
import { DraggedRow, Handle } from './DraggedRow';
import { ROSTER_TEXTS } from './texts/texts';
import { useSeats } from './useSeats';

interface GroupTableProps extends PageProps {
  readonly group: Group;
  readonly members: readonly RosterPerson[];
  readonly busy: boolean;
  readonly onEdit: (person: RosterPerson) => void;
  readonly onChange: (members: readonly RosterPerson[]) => void;
}

const idOf = ({ id }: RosterPerson): string => id;

/** The members with one of them a place further up. */
const raised = (members: readonly RosterPerson[], id: string): readonly RosterPerson[] => {
  const index = members.findIndex((member) => member.id === id);
  const [before, person] = [members[index - 1], members[index]];
  if (before === undefined || person === undefined) return members;
  return members.with(index - 1, person).with(index, before);
};

/** A group in the order in which graphics show it. */
export const GroupTable = ({ language, group, members, busy, onEdit, onChange }: GroupTableProps) => {
  const texts = ROSTER_TEXTS[language];
  const seats = useSeats(group);
  const empty = seats.filter(({ board }) => !members.some(({ seat }) => seat === board));
  const columns = useMemo<readonly Column<RosterPerson>[]>(
    () => [
      { id: 'place', header: '', cell: ({ name }) => <Handle label={texts.move(name)} /> },
      {
        id: 'photo',
        header: texts.photo,
        cell: ({ photo }) => (photo === null ? '—' : <img className="face" src={photo} alt="" />),
      },
      {
        id: 'name',
        header: texts.name,
        cell: ({ name, title }) => (
          <span className="person-name">
            <strong>{name}</strong>
            <small>{title}</small>
          </span>
        ),
      },
      { id: 'role', header: texts.role, cell: ({ role }) => texts[role] },
      { id: 'elo', header: texts.elo, align: 'end', cell: ({ elo }) => elo ?? '—' },
      {
        id: 'seat',
        header: seats.length > 0 ? texts.seatLabel : texts.seat,
        align: 'end',
        cell: ({ seat }) => {
          const at = seats.find(({ board }) => board === seat);
          return at === undefined ? (seat ?? '—') : texts.seatAt(at.thread, at.side);
        },
      },
      { id: 'mic', header: texts.mic, cell: ({ mic }) => mic ?? '—' },
      {
        id: 'actions',
        header: texts.actions,
        align: 'end',
        cell: (person) => (
          <span className="row-actions" data-person={person.id}>
            <Button
              busy={busy}
              disabled={members[0]?.id === person.id}
              aria-label={`↑ ${person.name}`}
              onClick={() => onChange(raised(members, person.id))}
            >
              ↑
            </Button>
            <Button
              data-testid="edit-person"
              aria-label={`${texts.edit}: ${person.name}`}
              onClick={() => onEdit(person)}
            >
              {texts.edit}
            </Button>
            <Button
              busy={busy}
              data-testid="remove-person"
              aria-label={`${texts.remove}: ${person.name}`}
              onClick={() => onChange(members.filter(({ id }) => id !== person.id))}
            >
              {texts.remove}
            </Button>
          </span>
        ),
      },
    ],
    [texts, seats, busy, members, onEdit, onChange],
  );
  return (
    <>
      {empty.length === 0 ? null : (
        <p className="empty-seats" role="status" data-testid="empty-seats">
          {texts.emptySeats(empty.map(({ thread, side }) => texts.seatAt(thread, side)))}
        </p>
      )}
      <Order items={members} idOf={idOf} nameOf={({ name }) => name} onMove={onChange}>
        <Table
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
