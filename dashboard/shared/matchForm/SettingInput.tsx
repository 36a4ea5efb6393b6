import type { Language } from 'chess-match/client';
import type { AnyGameForm, Descriptor } from 'chess-match/client/settings';
import { useId } from 'react';
import { textOf, type FieldProblem } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

interface SettingInputProps {
  readonly name: string;
  readonly setting: Descriptor;
  readonly words: AnyGameForm['texts'][Language];
  readonly value: string;
  readonly problem: FieldProblem | null;
  /** What the server said about this setting. */
  readonly refusal: string | null;
  readonly language: Language;
  /** With what it means, and whether it is the default. */
  readonly explained: boolean;
  readonly onChange: (value: string) => void;
}

/** One agreed setting, entered as its kind asks, with what is wrong with it right below. */
export const SettingInput = (props: SettingInputProps) => {
  const { name, setting, words, value, problem, refusal, language, explained, onChange } = props;
  const texts = MATCH_FORM_TEXTS[language];
  const hintId = useId();
  const wrong = problem === null ? refusal : texts.problem(problem);
  const standard = textOf(setting, setting.default);
  const options: Readonly<Record<string, string>> =
    setting.kind === 'switch' ? texts.yesNo : (words.option[name] ?? {});
  const wordOf = (text: string): string => options[text] ?? text;
  const common = {
    id: `setting-${name}`,
    className: 'ui-input',
    'aria-invalid': wrong !== null,
    'aria-describedby': explained ? hintId : undefined,
    'data-testid': `setting-${name}`,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange(target.value);
    },
  };
  return (
    <div className="setting" data-changed={value !== standard}>
      <label htmlFor={common.id}>{words.field[name]}</label>
      {setting.kind === 'choice' || setting.kind === 'switch' ? (
        <select {...common}>
          {(setting.kind === 'choice' ? setting.of : ['true', 'false']).map((option) => (
            <option key={option} value={option}>
              {wordOf(option)}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type="text" inputMode="numeric" />
      )}
      {wrong === null ? null : (
        <span className="problem" role="alert">
          {wrong}
        </span>
      )}
      {explained ? (
        <small id={hintId} className="ui-hint">
          {words.explain[name]} <em>{value === standard ? texts.byDefault : texts.toDefault(wordOf(standard))}</em>
        </small>
      ) : null}
    </div>
  );
};
