import type { Language } from 'chess-match/client';
import { en, type RosterTexts } from './en';
import { ru } from './ru';

export type { RosterTexts } from './en';

export const ROSTER_TEXTS: Readonly<Record<Language, RosterTexts>> = { en, ru };

/** The same words in both languages, for a key's place in the help. */
export const labelOf = (word: (texts: RosterTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(en),
  ru: word(ru),
});
