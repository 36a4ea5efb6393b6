import type { Language } from 'chess-match/client/drawing';
import { useEffect, useState } from 'react';
import { keep, kept } from '../device/keep';

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
  const chosen = kept('language') ?? navigator.language.slice(0, 2);
  return chosen === 'en' ? 'en' : 'ru';
};

export const usePreferences = (): Preferences => {
  const [language, setLanguage] = useState(firstLanguage);
  const [look, setLook] = useState<Look>(() => (kept('look') === 'paper' ? 'paper' : 'night'));
  useEffect(() => {
    document.documentElement.lang = language;
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
