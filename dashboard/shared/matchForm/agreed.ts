import type { Language } from 'chess-match/client';
import type { AnyGameForm, Descriptor } from 'chess-match/client/settings';
import { spanWords } from 'chess-match/client/view';
import { gameForm } from './settingsForm';
import { MATCH_FORM_TEXTS } from './texts/texts';

/** Labels of times say last, in parentheses, how they are typed: of no use where they are read. */
const HOW_TO_TYPE = / \([^()]*\)$/;

const labelOf = (name: string, setting: Descriptor, words: AnyGameForm['texts'][Language]): string => {
  const label = words.field[name] ?? name;
  return setting.kind === 'span' ? label.replace(HOW_TO_TYPE, '') : label;
};

const valueOf = (name: string, setting: Descriptor, value: unknown, language: Language, game: AnyGameForm): string => {
  const texts = MATCH_FORM_TEXTS[language];
  const text = String(value);
  switch (setting.kind) {
    case 'span':
      return spanWords(Number(value), language);
    case 'switch':
      return value === true ? texts.yesNo.true : texts.yesNo.false;
    case 'position':
      return text === '' ? texts.usualPosition : text;
    case 'choice':
      return game.texts[language].option[name]?.[text] ?? text;
    case 'whole':
      return text;
  }
};

/** What was agreed before a match, setting by setting, to be read; of a game that this build does not know nothing. */
export const agreedWords = (
  game: string,
  settings: Readonly<Record<string, unknown>>,
  language: Language,
): readonly (readonly [name: string, value: string])[] => {
  const form = gameForm(game);
  if (form === null) return [];
  return Object.entries(form.settings).map(([name, setting]) => [
    labelOf(name, setting, form.texts[language]),
    valueOf(name, setting, settings[name] ?? setting.default, language, form),
  ]);
};
