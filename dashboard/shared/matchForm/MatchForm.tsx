import { problemText, type Language, type Problem } from 'chess-match/client';
import { useLayoutEffect, useRef, useState } from 'react';
import { FIRST_GAME } from 'chess-match/client/settings';
import { GameChoice } from './GameChoice';
import { gameForm, isAboutSetting, readForm, type FormField, type ReadForm, type SettingsForm } from './settingsForm';
import { SettingInput } from './SettingInput';
import { MATCH_FORM_TEXTS } from './texts/texts';

const NAMES = ['event', 'white', 'black'] as const;

/** The state of the form: what is filled in, what is wrong with it, and whether that is to be said already. */
export interface MatchFormState extends ReadForm {
  readonly form: SettingsForm;
  readonly isTouched: boolean;
  readonly setForm: (form: SettingsForm) => void;
  /** How often `check` found something wrong. */
  readonly failures: number;
  /**
   * From now on empty names are complained about. @returns whether everything is right; the first wrong field has the
   * focus
   */
  readonly check: () => boolean;
}

export const useMatchForm = (begin: () => SettingsForm): MatchFormState => {
  const [form, setForm] = useState(begin);
  const [isTouched, setTouched] = useState(false);
  const [failures, setFailures] = useState(0);
  const read = readForm(form);
  return {
    ...read,
    form,
    isTouched,
    failures,
    setForm,
    check: () => {
      setTouched(true);
      if (read.problems.size === 0) return true;
      setFailures((count) => count + 1);
      return false;
    },
  };
};

interface MatchFormProps {
  readonly state: MatchFormState;
  readonly language: Language;
  /** What the server refused. */
  readonly refusal: Problem | null;
  /** In place of the settings, where they follow from another game. */
  readonly insteadOfSettings: string | null;
  readonly explained: boolean;
}

/** Names and everything agreed in advance: the one form of a new match, wherever it is made. */
export const MatchForm = ({ state, language, refusal, insteadOfSettings, explained }: MatchFormProps) => {
  const texts = MATCH_FORM_TEXTS[language];
  const { form, problems, isTouched, failures, setForm } = state;
  const fields = useRef<HTMLDivElement>(null);
  const game = gameForm(form.game) ?? gameForm(FIRST_GAME);
  const words = game?.texts[language];
  const labels = { event: texts.event, white: words?.teams.white, black: words?.teams.black };
  const refusedSetting = isAboutSetting(refusal) ? refusal.params['setting'] : undefined;
  const problemOf = (field: FormField) =>
    isTouched || !NAMES.some((name) => name === field) ? (problems.get(field) ?? null) : null;
  useLayoutEffect(() => {
    if (failures > 0 || refusedSetting !== undefined)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures, refusedSetting]);
  return (
    <div ref={fields}>
      {insteadOfSettings === null ? <GameChoice form={form} language={language} onChange={setForm} /> : null}
      <div className="names">
        {NAMES.map((name) => {
          const problem = problemOf(name);
          return (
            <div key={name} className="setting">
              <label htmlFor={`new-${name}`}>{labels[name]}</label>
              <input
                id={`new-${name}`}
                className="ui-input"
                type="text"
                autoFocus={name === 'event'}
                value={form[name]}
                aria-invalid={problem !== null}
                data-testid={`new-${name}`}
                onChange={({ target }) => setForm({ ...form, [name]: target.value })}
              />
              {problem === null ? null : (
                <span className="problem" role="alert">
                  {texts.problem(problem)}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {insteadOfSettings === null && words !== undefined ? (
        <fieldset className="settings" data-explained={explained}>
          <legend>{texts.agreed}</legend>
          {Object.entries(game?.settings ?? {}).map(([name, setting]) => (
            <SettingInput
              key={name}
              name={name}
              game={form.game}
              setting={setting}
              words={words}
              value={form.settings[name] ?? ''}
              problem={problemOf(name)}
              refusal={refusedSetting === name && refusal !== null ? problemText(refusal, language) : null}
              language={language}
              explained={explained}
              onChange={(value) => setForm({ ...form, settings: { ...form.settings, [name]: value } })}
            />
          ))}
        </fieldset>
      ) : (
        <p>{insteadOfSettings}</p>
      )}
    </div>
  );
};
