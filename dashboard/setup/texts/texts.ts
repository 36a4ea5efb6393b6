import type { Language } from 'chess-match/client';
import { en, type SetupTexts } from './en';
import { ru } from './ru';

export type { SetupTexts } from './en';

export const SETUP_TEXTS: Readonly<Record<Language, SetupTexts>> = { en, ru };

/** The same words in both languages, for a key's place in the help. */
export const labelOf = (word: (texts: SetupTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(en),
  ru: word(ru),
});
