import type { FieldProblem, SettingName } from '../model/settingsForm';
import { SETTING_FIELDS } from '../model/settingsForm';
import { useStrings } from '../state/context';

interface SettingInputProps {
  readonly name: SettingName;
  readonly value: string;
  readonly problem: FieldProblem | null;
  /** What the server said about this setting. */
  readonly refusal: string | null;
  readonly onChange: (value: string) => void;
}

/** One agreed setting, entered as its kind asks, with what is wrong with it right below. */
export const SettingInput = ({ name, value, problem, refusal, onChange }: SettingInputProps) => {
  const { newMatch } = useStrings();
  const field = SETTING_FIELDS[name];
  const wrong = problem === null ? refusal : newMatch.problem(problem);
  const common = { id: `setting-${name}`, 'aria-invalid': wrong !== null, 'data-testid': `setting-${name}` };
  return (
    <div className="setting">
      <label htmlFor={common.id}>{newMatch.field[name]}</label>
      {field.kind === 'choice' || field.kind === 'switch' ? (
        <select
          {...common}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {(field.kind === 'choice' ? field.options : ['true', 'false']).map((option) => (
            <option key={option} value={option}>
              {newMatch.option[option] ?? option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          inputMode="numeric"
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
      {wrong === null ? null : (
        <span className="problem" role="alert">
          {wrong}
        </span>
      )}
    </div>
  );
};
