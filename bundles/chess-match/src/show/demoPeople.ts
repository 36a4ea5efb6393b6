import type { RosterView, RosterPerson } from '@schemas/roster';
import { isSameList } from './people';

/** Drawn for the demonstration: graphics/public/assets, of which pages get nothing in other folders. */
const drawn = (name: string): string => `/bundles/chess-broadcast/graphics/dist/assets/${name}.svg`;

const GM = 'Grandmaster';
const IM = 'International Master';

type Credentials = readonly [name: string, title: string, elo: number | null];

const person = (
  id: string,
  role: RosterPerson['role'],
  [name, title, elo]: Credentials,
  seat: number | null,
  portrait: number,
): RosterPerson => ({
  id,
  name,
  title,
  role,
  elo,
  seat,
  photo: drawn(`portrait-${portrait}`),
  mic: null,
});

const ROLES: readonly RosterPerson['role'][] = ['captain', 'player', 'player', 'player', 'player', 'reserve'];

/** A team of six at its five tables, with faces from `first` on. */
const team = (letter: string, first: number, told: readonly Credentials[]): RosterPerson[] =>
  told.map((one, place) =>
    person(`${letter}${place + 1}`, ROLES[place] ?? 'player', one, place < 5 ? place + 1 : null, first + place),
  );

/** Two full teams, an arbiter and two commentators, all invented. */
export const demoPeople = (names: { readonly white: string; readonly black: string }): RosterView => ({
  white: {
    name: names.white,
    short: '',
    logo: drawn('logo-white'),
    colour: 'blue',
    people: team('w', 1, [
      ['Sergei Kovalev', GM, 2688],
      ['Alexei Gromov', GM, 2641],
      ['Olga Snegireva', 'Woman Grandmaster', 2402],
      ['Vladimir Lesnoy', GM, 2617],
      ['Pyotr Yasenev', IM, 2434],
      ['Maxim Bury', GM, 2551],
    ]),
  },
  black: {
    name: names.black,
    short: '',
    logo: drawn('logo-black'),
    colour: 'wine',
    people: team('b', 7, [
      ['Emil Rayevsky', GM, 2702],
      ['Anna Vorontsova', 'FIDE Master', 2318],
      ['Boris Lind', GM, 2655],
      ['Yan Polevoy', GM, 2598],
      ['Maria Eberth', 'Woman Grandmaster', 2430],
      ['Ravi Prasad', GM, 2604],
    ]),
  },
  arbiters: [person('a1', 'arbiter', ['Ilya Sudakov', 'International Arbiter', null], null, 13)],
  commentators: [
    person('c1', 'commentator', ['Nina Orlova', IM, 2461], null, 14),
    person('c2', 'commentator', ['Leonid Marsh', GM, 2530], null, 15),
  ],
});

/** Whether these are the people of the demonstration and nobody has changed anything in them. */
export const isDemonstration = (people: RosterView): boolean =>
  isSameList(people, demoPeople({ white: people.white.name, black: people.black.name }));

/** Who speaks while a turn is thought over: one of the five of the side to move, in turn. */
export const demoSpeaker = (side: 'white' | 'black', ply: number): string =>
  `${side === 'white' ? 'w' : 'b'}${1 + (Math.floor(ply / 2) % 5)}`;
