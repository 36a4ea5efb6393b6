import type { Language } from 'chess-match/client';

const UNITS: Readonly<Record<Language, readonly string[]>> = {
  en: ['B', 'kB', 'MB', 'GB', 'TB'],
  ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'],
};

/** "3.4 MB", "512 kB": two or three figures, by thousands of 1024. */
export const bytesText = (bytes: number, language: Language): string => {
  const units = UNITS[language];
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  const digits = power > 0 && value < 10 ? 1 : 0;
  const figures = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${figures.format(value)} ${units[power] ?? ''}`;
};

/** Time of day; with the date where it was another day. */
export const timeText = (atMs: number, nowMs: number, language: Language): string => {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', isToday ? time : { ...date, ...time }).format(
    atMs,
  );
};
