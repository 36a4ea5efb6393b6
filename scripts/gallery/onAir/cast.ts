import type { RosterView, RosterPerson } from '@schemas/roster';
import { demoPeople } from '../../../bundles/chess-match/src/show';

/** The words of one language that a show is given: teams, people, what is written on the analysis board. */
export interface Cast {
  readonly language: 'ru' | 'en';
  readonly event: string;
  readonly teams: { readonly white: string; readonly black: string };
  readonly people: RosterView;
  readonly analysis: { readonly title: string; readonly caption: string; readonly by: string };
}

const LONG = {
  white: { name: 'Правительство Ханты-Мансийского автономного округа – Югры', short: '' },
  black: { name: 'Федерация деловых шахмат Санкт-Петербурга', short: 'Петербург' },
};
const SHORT = { white: { name: 'City Hall', short: '' }, black: { name: 'Chess Federation', short: '' } };

const RUSSIAN_NAMES = [
  'Константин Ландо-Черногоров',
  'Алексей Громов',
  'Екатерина Атвуд-Лагутинова',
  'Владимир Лесной',
  'Пётр Ясенев',
  'Максим Бурый',
];
const RUSSIAN_RIVALS = [
  'Владислав Преображенский-Юдин',
  'Анна Воронцова',
  'Борис Линд',
  'Ян Полевой',
  'Мария Эберт',
  'Рави Прасад',
];
const named = (people: readonly RosterPerson[], names: readonly string[]): RosterPerson[] =>
  people.map((person, index) => ({
    ...person,
    name: names[index] ?? person.name,
  }));

const russianPeople = (): RosterView => {
  const { white, black, ...others } = demoPeople({ white: LONG.white.name, black: LONG.black.name }, 'ru');
  return {
    ...others,
    white: { ...white, ...LONG.white, people: named(white.people, RUSSIAN_NAMES) },
    black: { ...black, ...LONG.black, people: named(black.people, RUSSIAN_RIVALS) },
  };
};

/** Russian with names as long as they come, of which one team has a short one; English with short ones. */
export const CASTS: readonly [Cast, Cast] = [
  {
    language: 'ru',
    event: 'Кубок по деловым шахматам, финал',
    teams: { white: LONG.white.name, black: LONG.black.name },
    people: russianPeople(),
    analysis: {
      title: 'Кто успеет раньше?',
      caption: 'Белые идут на короля, чёрные готовят жертву качества: решает, кто первым откроет линию.',
      by: 'Нина Орлова',
    },
  },
  {
    language: 'en',
    event: 'Business Chess Cup, final',
    teams: { white: SHORT.white.name, black: SHORT.black.name },
    people: demoPeople({ white: SHORT.white.name, black: SHORT.black.name }, 'en'),
    analysis: {
      title: 'Who is faster?',
      caption: 'White goes for the king, Black prepares an exchange sacrifice.',
      by: 'Nina Orlova',
    },
  },
];
