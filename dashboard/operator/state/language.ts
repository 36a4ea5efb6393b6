import { LANGUAGES, type Language } from 'chess-match/client';
import { useState } from 'react';
import { en } from '../strings/en';
import { ru } from '../strings/ru';
import type { Strings } from '../strings/strings';

export const STRINGS: Readonly<Record<Language, Strings>> = { en, ru };
const KEY = 'operator.language';

const remembered = (): Language => LANGUAGES.find((language) => language === localStorage.getItem(KEY)) ?? 'ru';

/** The operator's language, kept by the browser. */
export const useLanguage = (): readonly [Language, (language: Language) => void] => {
  const [language, setLanguage] = useState(remembered);
  const choose = (next: Language): void => {
    localStorage.setItem(KEY, next);
    document.documentElement.lang = next;
    setLanguage(next);
  };
  return [language, choose];
};
