import type { Language, Person } from 'chess-match/client';

/** What people are called on air. */
export interface PeopleWords {
  readonly roles: Readonly<Record<Person['role'], string>>;
  /** The worktable somebody sits at. */
  readonly table: (table: number) => string;
  /** Playing strength (Elo). */
  readonly rating: (rating: number) => string;
}

const WORDS: Readonly<Record<Language, PeopleWords>> = {
  ru: {
    roles: {
      captain: 'Капитан',
      player: 'Игрок',
      reserve: 'Запасной',
      coach: 'Тренер',
      arbiter: 'Арбитр',
      commentator: 'Комментатор',
    },
    table: (table) => `Стол ${table}`,
    rating: (rating) => `рейтинг ${rating}`,
  },
  en: {
    roles: {
      captain: 'Captain',
      player: 'Player',
      reserve: 'Reserve',
      coach: 'Coach',
      arbiter: 'Arbiter',
      commentator: 'Commentator',
    },
    table: (table) => `Table ${table}`,
    rating: (rating) => `rated ${rating}`,
  },
};

export const peopleWords = (language: Language): PeopleWords => WORDS[language];
