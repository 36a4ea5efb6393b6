import type { RosterPerson } from 'chess-match/client';
import { Button } from '../shared';
import type { RosterTexts } from './texts/texts';

/** The group as it stands, and what is done with its people. */
export interface GroupActs {
  readonly members: readonly RosterPerson[];
  readonly busy: boolean;
  readonly onEdit: (person: RosterPerson) => void;
  readonly onChange: (members: readonly RosterPerson[]) => void;
}

interface PersonActionsProps extends GroupActs {
  readonly texts: RosterTexts;
  readonly person: RosterPerson;
}

/** The members with one of them a place further up. */
const raised = (members: readonly RosterPerson[], id: string): readonly RosterPerson[] => {
  const index = members.findIndex((member) => member.id === id);
  const [before, person] = [members[index - 1], members[index]];
  if (before === undefined || person === undefined) return members;
  return members.with(index - 1, person).with(index, before);
};

/** What can be done with one person of a group. */
export const PersonActions = ({ texts, person, members, busy, onEdit, onChange }: PersonActionsProps) => (
  <span className="row-actions" data-person={person.id}>
    <Button
      busy={busy}
      disabled={members[0]?.id === person.id}
      aria-label={`↑ ${person.name}`}
      onClick={() => onChange(raised(members, person.id))}
    >
      ↑
    </Button>
    <Button data-testid="edit-person" aria-label={`${texts.edit}: ${person.name}`} onClick={() => onEdit(person)}>
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
);
