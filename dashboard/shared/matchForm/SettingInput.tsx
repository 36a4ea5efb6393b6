import type { Language } from 'chess-match/client';
import { GAME_FORMS, type AnyGameForm, type Descriptor } from 'chess-match/client/settings';
import { spanWords } from 'chess-match/client/view';
import { useId } from 'react';
import { TypedBoard } from '../position/TypedBoard';
import { SettingControl, type CommonProps } from './SettingControl';
import { readSetting, textOf, type FieldProblem } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

interface SettingInputProps {
  readonly name: string;
  readonly game: string;
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

const ORDINARY = { files: 8, ranks: 8 };

/** One agreed setting, entered as its kind asks, with what is wrong with it right below. */
export const SettingInput = (props: SettingInputProps) => {
  const { name, game, setting, words, value, problem, refusal, language, explained, onChange } = props;
  const texts = MATCH_FORM_TEXTS[language];
  const hintId = useId();
  const wrong = problem === null ? refusal : texts.problem(problem);
  const standard = textOf(setting, setting.default);
  const read = readSetting(setting, value);
  const isStandard = read === setting.default;
  const said = setting.kind === 'span' && typeof read === 'number' ? spanWords(read, language) : null;
  const options: Readonly<Record<string, string>> =
    setting.kind === 'switch' ? texts.yesNo : (words.option[name] ?? {});
  const wordOf = (text: string): string =>
    setting.kind === 'position' ? texts.usualPosition : (options[text] ?? text);
  const common: CommonProps = {
    id: `setting-${name}`,
    className: 'ui-input',
    'aria-invalid': wrong !== null,
    'aria-describedby': explained ? hintId : undefined,
    'data-testid': `setting-${name}`,
    value,
    onChange: ({ target }) => onChange(target.value),
  };
  return (
    <div className="setting" data-changed={!isStandard} data-kind={setting.kind}>
      <label htmlFor={common.id}>{words.field[name]}</label>
      <SettingControl common={common} setting={setting} name={name} said={said} wordOf={wordOf} />
      {setting.kind === 'position' && value.trim() !== '' ? (
        <TypedBoard
          game={game}
          fen={value}
          size={GAME_FORMS[game]?.size ?? ORDINARY}
          fits={refusal === null ? null : false}
        />
      ) : null}
      {wrong === null ? null : (
        <span className="problem" role="alert">
          {wrong}
        </span>
      )}
      {explained ? (
        <small id={hintId} className="ui-hint">
          {words.explain[name]} <em>{isStandard ? texts.byDefault : texts.toDefault(wordOf(standard))}</em>
        </small>
      ) : null}
    </div>
  );
};
