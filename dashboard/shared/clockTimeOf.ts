import type { Language } from 'chess-match/client';

/** "18:04:05" by this machine's clock. */
export const clockTimeOf = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleTimeString(language === 'ru' ? 'ru' : 'en-GB');
