import type { Language } from 'chess-match/client';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' };

/** "27 November 2026" by this machine's clock. */
export const dateText = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleDateString(LOCALES[language], { dateStyle: 'long' });

/** "18:04". */
export const timeOfDay = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleTimeString(LOCALES[language], { timeStyle: 'short' });

/** "27/11/2026, 18:04". */
export const momentText = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleString(LOCALES[language], { dateStyle: 'short', timeStyle: 'short' });

/** "27/11/2026, 18:04:05". */
export const momentToSecond = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleString(LOCALES[language], { dateStyle: 'short', timeStyle: 'medium' });

/** "18:04:05". */
export const timeToSecond = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleTimeString(LOCALES[language]);
