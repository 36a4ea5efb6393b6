import { languageAsked, LANGUAGES, preferredLanguage, type Language } from 'chess-match/client';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose in this browser, the same for all panels, those that are open too. */
const NAMES = { language: 'panels.language', theme: 'panels.theme', name: 'panels.name' } as const;

const usePref = <T extends string>(name: string, read: (kept: string | null) => T): readonly [T, (next: T) => void] => {
  const [value, setValue] = useState(() => read(localStorage.getItem(name)));
  useEffect(() => {
    // Chosen on another page of this browser: told to all of them but that one.
    const follow = ({ key }: StorageEvent): void => {
      if (key === name || key === null) setValue(read(localStorage.getItem(name)));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [name, read]);
  const choose = useCallback(
    (next: T) => {
      localStorage.setItem(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, choose];
};

const preferredTheme = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

const readLanguage = (kept: string | null): Language =>
  languageAsked(location.search) ??
  LANGUAGES.find((language) => language === kept) ??
  preferredLanguage(navigator.language);
const readTheme = (kept: string | null): Theme => THEMES.find((theme) => theme === kept) ?? preferredTheme();
const readName = (kept: string | null): string => kept ?? '';

/** Language of the panels: as the address says (`?lang=en`), else as somebody chose, else the browser's. */
export const useLanguagePref = (): readonly [Language, (next: Language) => void] => {
  const pref = usePref<Language>(NAMES.language, readLanguage);
  const [language] = pref;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return pref;
};

/** Light or dark; what the computer prefers until somebody chooses. */
export const useThemePref = (): readonly [Theme, (next: Theme) => void] => {
  const pref = usePref<Theme>(NAMES.theme, readTheme);
  const [theme] = pref;
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return pref;
};

export const keptName = (): string => localStorage.getItem(NAMES.name) ?? '';

/** The person's name, "" until it is given. */
export const useNamePref = (): readonly [string, (next: string) => void] => usePref<string>(NAMES.name, readName);
