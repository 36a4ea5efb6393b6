import type { RosterPerson } from 'chess-match/client';
import type { Column } from '../shared';
import { Handle } from './DraggedRow';
import { PersonActions, type GroupActs } from './PersonActions';
import type { RosterTexts } from './texts/texts';
import type { useSeats } from './useSeats';

/** What is read of each person of a group, and what can be done with each. */
export const groupColumns = (
  texts: RosterTexts,
  seats: ReturnType<typeof useSeats>,
  acts: GroupActs,
): readonly Column<RosterPerson>[] => [
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
    cell: (person) => <PersonActions texts={texts} person={person} {...acts} />,
  },
];
