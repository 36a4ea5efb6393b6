import type { Language } from 'chess-match/client';
import { COMMENTATOR_TEXTS, type CommentatorTexts } from '../../../../commentator/texts/texts';
import { en, type OwnTexts } from './en';
import { ru } from './ru';

export type BusinessTexts = CommentatorTexts & OwnTexts;

/** The words of the page, with those of the game. */
export const BUSINESS_TEXTS: Readonly<Record<Language, BusinessTexts>> = {
  en: { ...COMMENTATOR_TEXTS.en, ...en },
  ru: { ...COMMENTATOR_TEXTS.ru, ...ru },
};

/** One of them in both languages, for a key. */
export const bothOf = (word: (texts: BusinessTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(BUSINESS_TEXTS.en),
  ru: word(BUSINESS_TEXTS.ru),
});
