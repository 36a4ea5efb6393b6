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
  elo: (elo: number) => `Elo ${elo}`,
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
  elo: (elo) => `Эло ${elo}`,
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
  elo: (elo) => `Эло ${elo}`,
};

const WORDS: Readonly<Record<AirLanguage, PeopleWords>> = { en, ru, be };

export const peopleWords = (language: AirLanguage): PeopleWords => WORDS[language];
