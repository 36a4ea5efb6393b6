import type { Language } from 'chess-match/client';
import type { FieldProblem } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

export const NAMES = ['event', 'white', 'black'] as const;

interface NameFieldProps {
  readonly name: (typeof NAMES)[number];
  readonly label: string | undefined;
  readonly value: string;
  readonly problem: FieldProblem | null;
  readonly language: Language;
  readonly onChange: (text: string) => void;
}

/** What the evening or a team is called, with what is wrong with it right below. */
export const NameField = ({ name, label, value, problem, language, onChange }: NameFieldProps) => (
  <div className="setting">
    <label htmlFor={`new-${name}`}>{label}</label>
    <input
      id={`new-${name}`}
      className="ui-input"
      type="text"
      autoFocus={name === 'event'}
      value={value}
      aria-invalid={problem !== null}
      data-testid={`new-${name}`}
      onChange={({ target }) => onChange(target.value)}
    />
    {problem === null ? null : (
      <span className="problem" role="alert">
        {MATCH_FORM_TEXTS[language].problem(problem)}
      </span>
    )}
  </div>
);
