import type { Language } from '../../bundles/chess-match/src/view/language';

interface Title {
  readonly head: string;
  readonly under: string;
}

/** What the film itself says; all else is said by the graphics. */
export interface FilmWords {
  readonly opening: Title;
  readonly closing: Title;
}

export const FILM_WORDS: Readonly<Record<Language, FilmWords>> = {
  en: {
    opening: { head: 'Chess for teams, live', under: 'Graphics driven by the moves themselves' },
    closing: { head: 'Chess Broadcast', under: 'Business Chess · Swedish · progressive · Belarusian · classical' },
  },
  ru: {
    opening: { head: 'Командные шахматы в эфире', under: 'Графика, которой управляют сами ходы' },
    closing: {
      head: 'Chess Broadcast',
      under: 'Деловые · шведские · прогрессивные · белорусские · классические',
    },
  },
};
