import type { PeopleView, Person } from 'chess-match/client/contract';

/** People for looking at the graphics and for their tests. */
export const person = (
  id: string,
  role: Person['role'],
  name: string,
  seat: number | null,
  over: Partial<Person> = {},
): Person => ({
  id,
  role,
  name,
  title: '',
  elo: null,
  seat,
  photo: null,
  hasMic: seat !== null,
  ...over,
});

/** Stands for a photo: a head and shoulders against the light. */
export const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Cpath fill='%23a9b8c9' d='M0 0h9v9H0z'/%3E%3Cg fill='%23463b36'%3E%3Ccircle cx='4.5' cy='3.4' r='1.7'/%3E%3Cpath d='M1 9c0-4 7-4 7 0z'/%3E%3C/g%3E%3C/svg%3E";

/** Stands for a logo. */
export const LOGO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath fill='%23a3243b' d='M6 0l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V2z'/%3E%3Cpath fill='%23f5e6c4' d='M4 9h4V8L7 5h1V3H7v1H6V3H6v1H5V3H4v2h1L4 8z'/%3E%3C/svg%3E";

const GM = 'Международный гроссмейстер';

/** Two full teams, an arbiter and two commentators. */
export const PEOPLE: PeopleView = {
  white: {
    name: '',
    short: '',
    logo: LOGO,
    colour: null,
    people: [
      person('w1', 'captain', 'Сергей Ковалёв', 1, { elo: 2688, title: GM, photo: PHOTO }),
      person('w2', 'player', 'Алексей Громов', 2, { elo: 2641, title: GM }),
      person('w3', 'player', 'Владимир Лесной', 3, { elo: 2617, title: GM, photo: PHOTO }),
      person('w4', 'player', 'Ольга Снегирёва', 4, { elo: 2402, title: 'Женский гроссмейстер' }),
      person('w5', 'player', 'Пётр Ясенев', 5, { elo: 2334, title: 'Чемпион области 2004 года' }),
      person('w6', 'reserve', 'Максим Бурый', null, { elo: 2551, title: GM, hasMic: true }),
      person('w7', 'coach', 'Юрий Никитин', null, { title: 'Заслуженный тренер', hasMic: true }),
    ],
  },
  black: {
    name: '',
    short: '',
    logo: null,
    colour: null,
    people: [
      person('b1', 'captain', 'Эмиль Раевский', 1, { elo: 2702, title: GM }),
      person('b2', 'player', 'Борис Линд', 2, { elo: 2655, title: GM, photo: PHOTO }),
      person('b3', 'player', 'Анна Воронцова', 3, { elo: 2318, title: 'Мастер ФИДЕ' }),
      person('b4', 'player', 'Ян Полевой', 4, { elo: 2598, title: GM }),
      person('b5', 'player', 'Рави Прасад', 5, { elo: 2604, title: GM }),
      person('b6', 'reserve', 'Вольф Эберт', null, { elo: 2510, title: GM, hasMic: true }),
      person('b7', 'coach', 'Игорь Дубов-старший', null, { title: 'Заслуженный тренер', hasMic: true }),
    ],
  },
  arbiters: [
    person('a1', 'arbiter', 'Александр Фёдоров', null, { title: 'Арбитр международной категории', hasMic: true }),
  ],
  commentators: [
    person('c1', 'commentator', 'Марк Осипов', null, { title: 'Шеф-редактор', photo: PHOTO, hasMic: true }),
    person('c2', 'commentator', 'Дина Светлова', null, { hasMic: true }),
  ],
};

/** The same with logos, and colours of their own. */
export const COLOURED_PEOPLE: PeopleView = {
  ...PEOPLE,
  white: { ...PEOPLE.white, colour: 'blue' },
  black: { ...PEOPLE.black, logo: LOGO, colour: 'wine' },
};

const LONG_NAMES = [
  'Константин Александрович Ландо-Черногоров',
  'Владислав-Максимилиан Преображенский-Юдин',
  'Екатерина Константиновна Атвуд-Лагутинова',
  'Шамиль Гаджимурадович Тер-Абдулмуталибов',
];
const LONG_TITLE = 'Заслуженный мастер спорта, трёхкратный чемпион Европы в команде';

const longTeam = (side: string, team: readonly Person[]): Person[] =>
  team.map((member, index) => ({
    ...member,
    id: `${side}${index + 1}`,
    name: LONG_NAMES[index % LONG_NAMES.length] ?? '',
    title: LONG_TITLE,
  }));

/** The same with names of 40 characters. */
export const LONG_PEOPLE: PeopleView = {
  ...PEOPLE,
  white: { name: '', short: '', logo: LOGO, colour: null, people: longTeam('w', PEOPLE.white.people) },
  black: { name: '', short: '', logo: LOGO, colour: null, people: longTeam('b', PEOPLE.black.people) },
};

/** The same with short names, for pictures that have room for the whole ones. */
export const SHORT_NAMED: PeopleView = {
  ...LONG_PEOPLE,
  white: { ...LONG_PEOPLE.white, short: 'Югра' },
  black: { ...LONG_PEOPLE.black, short: 'ФДШ Петербург' },
};
