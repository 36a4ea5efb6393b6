import { usePage } from '../state/context';
import { Choice } from './Choice';
import type { FieldsProps } from './props';

const LENGTHS = [20, 60, 180] as const;

/** How long a recap may take. */
export const RecapFields = ({ content, onChange }: FieldsProps<'recap'>) => {
  const { fields } = usePage().strings;
  const options = LENGTHS.map((seconds) => [seconds, fields.seconds(seconds)] as const);
  return (
    <Choice<(typeof LENGTHS)[number]>
      label={fields.length}
      value={content.seconds}
      options={options}
      onChange={(seconds) => onChange({ seconds })}
    />
  );
};
