import { LANGUAGES, preferredLanguage, type Language } from 'chess-match/client/drawing';
import { useEffect, useState } from 'react';
import { keep, kept } from '../device/keep';
import { TEXTS } from '../texts';

/** Dark for a dim hall, light for one in daylight. */
export type Look = 'night' | 'paper';

/** What a device remembers of how it is to be read. */
export interface Preferences {
  readonly language: Language;
  readonly look: Look;
  setLanguage(language: Language): void;
  setLook(look: Look): void;
}

const firstLanguage = (): Language => {
  const chosen = kept('language');
  return LANGUAGES.find((language) => language === chosen) ?? preferredLanguage(navigator.language);
};

export const usePreferences = (): Preferences => {
  const [language, setLanguage] = useState(firstLanguage);
  const [look, setLook] = useState<Look>(() => (kept('look') === 'paper' ? 'paper' : 'night'));
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = TEXTS[language].title;
    document.documentElement.dataset['look'] = look;
  }, [language, look]);
  return {
    language,
    look,
    setLanguage: (next) => {
      keep('language', next);
      setLanguage(next);
    },
    setLook: (next) => {
      keep('look', next);
      setLook(next);
    },
  };
};
