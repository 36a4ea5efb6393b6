import type { Language } from 'chess-match/client';
import { GAME_FORMS } from 'chess-match/client/settings';
import { gameForm, presetOf, settingTexts, withGame, type SettingsForm } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

interface GameChoiceProps {
  readonly form: SettingsForm;
  readonly language: Language;
  readonly onChange: (form: SettingsForm) => void;
}

/** Which game is played, and the settings that are often agreed for it. */
export const GameChoice = ({ form, language, onChange }: GameChoiceProps) => {
  const texts = MATCH_FORM_TEXTS[language];
  const chosen = presetOf(form);
  const presets = gameForm(form.game)?.presets ?? [];
  return (
    <div className="game-choice">
      <div className="setting">
        <label htmlFor="new-game">{texts.game}</label>
        <select
          id="new-game"
          className="ui-input"
          value={form.game}
          data-testid="new-game"
          onChange={({ target }) => onChange(withGame(form, target.value))}
        >
          {Object.entries(GAME_FORMS).map(([id, game]) => (
            <option key={id} value={id}>
              {game.texts[language].game}
            </option>
          ))}
        </select>
      </div>
      {presets.length === 0 ? null : (
        <div className="setting" role="group" aria-label={texts.presets}>
          <span>{texts.presets}</span>
          <span className="presets">
            {presets.map(({ id, name, settings }) => (
              <button
                key={id}
                type="button"
                className="ui-button ui-quiet"
                aria-pressed={chosen === id}
                data-testid={`preset-${id}`}
                onClick={() => onChange({ ...form, settings: settingTexts(form.game, settings) })}
              >
                {name[language]}
              </button>
            ))}
          </span>
        </div>
      )}
    </div>
  );
};
