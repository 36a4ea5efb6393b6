import type { Person } from 'chess-match/client';
import { usePage } from '../state/context';
import type { FieldsProps } from './props';
import { TextField } from './TextField';

/** A person of the list, or a name and a title written here. */
export const LowerThirdFields = ({ content, onChange }: FieldsProps<'lower-third'>) => {
  const { strings, people } = usePage();
  const { fields } = strings;
  const groups: readonly (readonly [string, readonly Person[]])[] = [
    [fields.white, people.white.people],
    [fields.black, people.black.people],
    [strings.people.role.arbiter, people.arbiters],
    [strings.people.role.commentator, people.commentators],
  ];
  const isOwn = content.person === null;
  return (
    <div className="fields">
      <label className="field">
        <span>{fields.person}</span>
        <select
          value={content.person ?? ''}
          onChange={(event) => onChange({ ...content, person: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">{fields.ownText}</option>
          {groups.map(([label, members]) => (
            <optgroup key={label} label={label}>
              {members.map(({ id, name, title }) => (
                <option key={id} value={id}>
                  {title === '' ? name : `${name}, ${title}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isOwn && (
        <>
          <TextField
            label={fields.name}
            value={content.name}
            maxLength={120}
            onChange={(name) => onChange({ ...content, name })}
          />
          <TextField
            label={fields.title}
            value={content.title}
            maxLength={160}
            onChange={(title) => onChange({ ...content, title })}
          />
        </>
      )}
    </div>
  );
};
