import type { Language } from '../../view/language';

/** Someone invented: name, title and city as shown on air, playing strength. */
export type Credentials = readonly [name: string, title: string, elo: number | null];

export interface TeamCast {
  readonly name: string;
  readonly short: string;
  readonly people: readonly Credentials[];
}

/** Who plays, judges and speaks in the demonstration, in one language; no real people. */
export interface Cast {
  readonly white: TeamCast;
  readonly black: TeamCast;
  readonly arbiters: readonly Credentials[];
  readonly commentators: readonly Credentials[];
  readonly event: (game: string) => string;
  /** Said in the break before the next game. */
  readonly next: (game: string) => string;
}

const en: Cast = {
  white: {
    name: 'Volga, Samara',
    short: 'Volga',
    people: [
      ['Sergei Kovalev', 'Grandmaster, Samara', 2688],
      ['Alexei Gromov', 'Grandmaster, Kazan', 2641],
      ['Olga Snegireva', 'Woman Grandmaster, Saratov', 2402],
      ['Vladimir Lesnoy', 'Grandmaster, Ulyanovsk', 2617],
      ['Pyotr Yasenev', 'International Master, Samara', 2434],
      ['Maxim Bury', 'Grandmaster, Togliatti', 2551],
    ],
  },
  black: {
    name: 'Fortress, Smolensk',
    short: 'Fortress',
    people: [
      ['Emil Rayevsky', 'Grandmaster, Smolensk', 2702],
      ['Anna Vorontsova', 'FIDE Master, Pskov', 2318],
      ['Boris Lind', 'Grandmaster, Kaluga', 2655],
      ['Yan Polevoy', 'Grandmaster, Bryansk', 2598],
      ['Maria Eberth', 'Woman Grandmaster, Smolensk', 2430],
      ['Ravi Prasad', 'Grandmaster, Tver', 2604],
    ],
  },
  arbiters: [
    ['Ilya Sudakov', 'International Arbiter, Moscow', null],
    ['Vera Zhdanova', 'FIDE Arbiter, Vologda', null],
  ],
  commentators: [
    ['Nina Orlova', 'International Master, Moscow', 2461],
    ['Leonid Marsh', 'Grandmaster, Minsk', 2530],
  ],
  event: (game) => `${game}: a demonstration match`,
  next: (game) => `Next: ${game}`,
};

const ru: Cast = {
  white: {
    name: 'Волга, Самара',
    short: 'Волга',
    people: [
      ['Сергей Ковалёв', 'Гроссмейстер, Самара', 2688],
      ['Алексей Громов', 'Гроссмейстер, Казань', 2641],
      ['Ольга Снегирева', 'Женский гроссмейстер, Саратов', 2402],
      ['Владимир Лесной', 'Гроссмейстер, Ульяновск', 2617],
      ['Пётр Ясенев', 'Международный мастер, Самара', 2434],
      ['Максим Бурый', 'Гроссмейстер, Тольятти', 2551],
    ],
  },
  black: {
    name: 'Крепость, Смоленск',
    short: 'Крепость',
    people: [
      ['Эмиль Раевский', 'Гроссмейстер, Смоленск', 2702],
      ['Анна Воронцова', 'Мастер ФИДЕ, Псков', 2318],
      ['Борис Линд', 'Гроссмейстер, Калуга', 2655],
      ['Ян Полевой', 'Гроссмейстер, Брянск', 2598],
      ['Мария Эберт', 'Женский гроссмейстер, Смоленск', 2430],
      ['Рави Прасад', 'Гроссмейстер, Тверь', 2604],
    ],
  },
  arbiters: [
    ['Илья Судаков', 'Международный арбитр, Москва', null],
    ['Вера Жданова', 'Арбитр ФИДЕ, Вологда', null],
  ],
  commentators: [
    ['Нина Орлова', 'Международный мастер, Москва', 2461],
    ['Леонид Марш', 'Гроссмейстер, Минск', 2530],
  ],
  event: (game) => `${game}: показательный матч`,
  next: (game) => `Далее: ${game}`,
};

const CASTS: Readonly<Record<Language, Cast>> = { en, ru };

export const castOf = (language: Language): Cast => CASTS[language];
