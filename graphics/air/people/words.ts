import type { AirLanguage, Person } from 'chess-match/client';

/** What people are called on air. */
const en = {
  roles: {
    captain: 'Captain',
    player: 'Player',
    reserve: 'Reserve',
    coach: 'Coach',
    arbiter: 'Arbiter',
    commentator: 'Commentator',
  } satisfies Record<Person['role'], string>,
  /** Playing strength (Elo). */
  rating: (rating: number) => `Elo ${rating}`,
};

export type PeopleWords = typeof en;

const ru: PeopleWords = {
  roles: {
    captain: 'Капитан',
    player: 'Игрок',
    reserve: 'Запасной',
    coach: 'Тренер',
    arbiter: 'Арбитр',
    commentator: 'Комментатор',
  },
  rating: (rating) => `Эло ${rating}`,
};

const be: PeopleWords = {
  roles: {
    captain: 'Капітан',
    player: 'Ігрок',
    reserve: 'Запасны',
    coach: 'Трэнер',
    arbiter: 'Арбітр',
    commentator: 'Каментатар',
  },
  rating: (rating) => `Эло ${rating}`,
};

const WORDS: Readonly<Record<AirLanguage, PeopleWords>> = { en, ru, be };

export const peopleWords = (language: AirLanguage): PeopleWords => WORDS[language];
