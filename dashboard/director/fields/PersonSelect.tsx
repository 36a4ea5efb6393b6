import type { Person } from 'chess-match/client';
import { usePage } from '../state/context';

interface PersonSelectProps {
  readonly label: string;
  /** Id; null: nobody of the list. */
  readonly value: string | null;
  /** What stands for nobody. */
  readonly none: string;
  readonly onChange: (id: string | null) => void;
}

/** One of all who are entered. */
export const PersonSelect = ({ label, value, none, onChange }: PersonSelectProps) => {
  const { strings, people } = usePage();
  const { fields } = strings;
  const groups: readonly (readonly [string, readonly Person[]])[] = [
    [fields.white, people.white.people],
    [fields.black, people.black.people],
    [strings.people.role.arbiter, people.arbiters],
    [strings.people.role.commentator, people.commentators],
  ];
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}>
        <option value="">{none}</option>
        {groups.map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ id, name, title }) => (
              <option key={id} value={id}>
                {title === '' ? name : `${name}, ${title}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
};
