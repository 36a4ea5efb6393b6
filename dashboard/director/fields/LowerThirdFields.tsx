import { usePage } from '../state/context';
import { PersonSelect } from './PersonSelect';
import type { FieldsProps } from './props';
import { TextField } from './TextField';

/** A person of the list, or a name and a title written here. */
export const LowerThirdFields = ({ content, onChange }: FieldsProps<'lower-third'>) => {
  const { fields } = usePage().strings;
  return (
    <div className="fields">
      <PersonSelect
        label={fields.person}
        value={content.person}
        none={fields.ownText}
        onChange={(person) => onChange({ ...content, person })}
      />
      {content.person === null && (
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
