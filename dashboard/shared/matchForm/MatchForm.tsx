import { problemText, type Language, type Problem } from 'chess-match/client';
import { useLayoutEffect, useRef } from 'react';
import { FIRST_GAME } from 'chess-match/client/settings';
import { GameChoice } from './GameChoice';
import { NameField, NAMES } from './NameField';
import { gameForm, isAboutSetting, type FormField } from './settingsForm';
import { SettingInput } from './SettingInput';
import { MATCH_FORM_TEXTS } from './texts/texts';
import type { MatchFormState } from './useMatchForm';

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
        {NAMES.map((name) => (
          <NameField
            key={name}
            name={name}
            label={labels[name]}
            value={form[name]}
            problem={problemOf(name)}
            language={language}
            onChange={(text) => setForm({ ...form, [name]: text })}
          />
        ))}
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
