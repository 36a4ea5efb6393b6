import type { Descriptor } from 'chess-match/client/settings';

/** What a list and a field have in common. */
export interface CommonProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-testid': string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface SettingControlProps {
  readonly common: CommonProps;
  readonly setting: Descriptor;
  readonly name: string;
  /** What was typed, in words; null where there is nothing to add. */
  readonly said: string | null;
  readonly wordOf: (option: string) => string;
}

/** What a setting is chosen or typed in, as its kind asks. */
export const SettingControl = ({ common, setting, name, said, wordOf }: SettingControlProps) => {
  if (setting.kind === 'choice' || setting.kind === 'switch')
    return (
      <select {...common}>
        {(setting.kind === 'choice' ? setting.of : ['true', 'false']).map((option) => (
          <option key={option} value={option}>
            {wordOf(option)}
          </option>
        ))}
      </select>
    );
  return (
    <span className="setting-typed">
      <input {...common} type="text" inputMode={setting.kind === 'position' ? 'text' : 'numeric'} spellCheck={false} />
      {said === null ? null : (
        <output htmlFor={common.id} data-testid={`said-${name}`}>
          {said}
        </output>
      )}
    </span>
  );
};
