import type { RosterPerson, RosterView } from '@schemas/roster';
import { LANGUAGES, type Language } from '../../view/language';
import { isSameList, type TeamNames } from '../people';
import { castOf, type Credentials, type TeamCast } from './cast';

/** Drawn for the demonstration: graphics/public/assets, of which pages get nothing in other folders. */
const drawn = (name: string): string => `/bundles/chess-broadcast/graphics/dist/assets/${name}.svg`;

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
const TABLES = 5;

/** A team of six at its five tables, with faces from `first` on. */
const team = (letter: string, first: number, { people }: TeamCast): RosterPerson[] =>
  people.map((one, place) =>
    person(`${letter}${place + 1}`, ROLES[place] ?? 'player', one, place < TABLES ? place + 1 : null, first + place),
  );

/** What the two teams of the demonstration are called. */
export const demoTeams = (language: Language): TeamNames => {
  const { white, black } = castOf(language);
  return { white: white.name, black: black.name };
};

/** A short name goes with the whole one it was made for. */
const shortOf = ({ name, short }: TeamCast, called: string): string => (called === name ? short : '');

/** Two full teams, two arbiters and two commentators, all invented, under these names. */
export const demoPeople = (names: TeamNames, language: Language): RosterView => {
  const { white, black, arbiters, commentators } = castOf(language);
  return {
    white: {
      name: names.white,
      short: shortOf(white, names.white),
      logo: drawn('logo-white'),
      colour: 'blue',
      people: team('w', 1, white),
    },
    black: {
      name: names.black,
      short: shortOf(black, names.black),
      logo: drawn('logo-black'),
      colour: 'wine',
      people: team('b', 7, black),
    },
    arbiters: arbiters.map((one, place) => person(`a${place + 1}`, 'arbiter', one, null, 13 + 3 * place)),
    commentators: commentators.map((one, place) => person(`c${place + 1}`, 'commentator', one, null, 14 + place)),
  };
};

/** Whether these are the people of the demonstration and nobody has changed anything in them. */
export const isDemonstration = (people: RosterView): boolean =>
  LANGUAGES.some((language) =>
    isSameList(people, demoPeople({ white: people.white.name, black: people.black.name }, language)),
  );

/** So often, in turns, a commentator tells of what the team thinks. */
const COMMENTED = 4;

/**
 * Who speaks while a turn is thought over: one of the five of the side to move, in turn; every fourth time a
 * commentator too.
 */
export const demoSpeakers = (side: 'white' | 'black', ply: number): readonly string[] => {
  const thinking = `${side === 'white' ? 'w' : 'b'}${1 + (Math.floor(ply / 2) % TABLES)}`;
  return ply % COMMENTED === COMMENTED - 1 ? [thinking, `c${1 + (Math.floor(ply / COMMENTED) % 2)}`] : [thinking];
};
