import { LANGUAGES, type Language } from 'chess-match/client';
import { useLayoutEffect, useState } from 'react';

const remembered = (key: string): Language =>
  LANGUAGES.find((language) => language === localStorage.getItem(key)) ?? 'ru';

/** The language of a page, kept by the browser under `key`. */
export const useLanguage = (key: string): readonly [Language, (language: Language) => void] => {
  const [language, setLanguage] = useState(() => remembered(key));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language): void => {
    localStorage.setItem(key, next);
    setLanguage(next);
  };
  return [language, choose];
};
