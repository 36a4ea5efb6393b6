import equal from 'fast-deep-equal';
import type { RosterView, RosterPerson } from '@schemas/roster';
import type { Problem } from '@schemas/draft';
import type { SpeakingView } from '@schemas/speaking';
import { err, ok, type Result } from '../games/common/result';
import { refuse } from './errors';
import { presentField } from './formerPerson';
import { areAlike } from './teamColours';

export const nobody = (): RosterView => ({
  white: { name: '', short: '', logo: null, colour: null, people: [] },
  black: { name: '', short: '', logo: null, colour: null, people: [] },
  arbiters: [],
  commentators: [],
});

/** What lists written before these fields existed leave out. */
const TEAM_LATER = { name: '', short: '', colour: null };
const PERSON_LATER = { elo: null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const presentPerson = (person: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [presentField(name), value]));

const completedPersons = (persons: unknown): unknown =>
  Array.isArray(persons)
    ? persons.map((person: unknown) => (isObject(person) ? { ...PERSON_LATER, ...presentPerson(person) } : person))
    : persons;

const completedTeam = (team: unknown): unknown =>
  isObject(team) ? { ...TEAM_LATER, ...team, people: completedPersons(team['people']) } : team;

/**
 * A list of people by today's names, with the fields that older lists (journal entries, exported files, scripts) do
 * not have yet.
 * Whatever else is wrong with it stays as it is.
 */
export const completed = (people: unknown): unknown =>
  isObject(people)
    ? {
        ...people,
        white: completedTeam(people['white']),
        black: completedTeam(people['black']),
        arbiters: completedPersons(people['arbiters']),
        commentators: completedPersons(people['commentators']),
      }
    : people;

/** Two teams as a match names them. */
export interface TeamNames {
  readonly white: string;
  readonly black: string;
}

/**
 * The people with their sides changed, when the match names the two teams the other way round (a return game, or
 * the first one opened again); else null.
 * @param before the match the people were on air for: its names stand in for teams nobody has named
 */
export const followTeams = (people: RosterView, before: TeamNames | null, now: TeamNames): RosterView | null => {
  const white = people.white.name || (before?.white ?? '');
  const black = people.black.name || (before?.black ?? '');
  const isReversed = white === now.black && black === now.white && white !== black;
  if (!isReversed) return null;
  return { ...people, white: { ...people.black, name: black }, black: { ...people.white, name: white } };
};

/** Everyone with the JSON pointer to where they stand, teams first. */
const placed = ({ white, black, arbiters, commentators }: RosterView): readonly (readonly [RosterPerson, string])[] => {
  const groups: readonly (readonly [readonly RosterPerson[], string])[] = [
    [white.people, '/white/people'],
    [black.people, '/black/people'],
    [arbiters, '/arbiters'],
    [commentators, '/commentators'],
  ];
  return groups.flatMap(([people, where]) => people.map((person, index) => [person, `${where}/${index}`] as const));
};

export const everyone = (people: RosterView): readonly RosterPerson[] => placed(people).map(([person]) => person);

export const isKnown = (people: RosterView, id: string): boolean => everyone(people).some((person) => person.id === id);

/** The first person that a content names of whom nobody with this id is entered; null: none such. */
export const strangerIn = (people: RosterView, content: object): string | null => {
  const { person, one, other }: { readonly person?: unknown; readonly one?: unknown; readonly other?: unknown } =
    content;
  const named = [person, one, other].filter((id) => typeof id === 'string');
  return named.find((id) => !isKnown(people, id)) ?? null;
};

/** @returns people/duplicate_id pointing to the second of two people with one id, or null. */
export const duplicateOf = (people: RosterView): Problem | null => {
  const seen = new Set<string>();
  for (const [{ id }, where] of placed(people)) {
    if (seen.has(id)) return refuse('people/duplicate_id', { id, where: `${where}/id` });
    seen.add(id);
  }
  return null;
};

/** @returns people/alike_colours where viewers could not tell the two teams apart by their colours, or null. */
export const alikeColours = ({ white, black }: RosterView): Problem | null =>
  areAlike(white.colour, black.colour) ? refuse('people/alike_colours', { where: '/black/colour' }) : null;

/** Whether two lists say the same of the same people in the same order. */
export const isSameList = (one: RosterView, other: RosterView): boolean => equal(one, other);

/** Who speaks now. Not a fact of the show: nothing of it is kept. @returns speaking/unknown_person */
export const decideSpeaking = (people: RosterView, ids: readonly string[]): Result<SpeakingView, Problem> => {
  const unknown = ids.find((id) => !isKnown(people, id));
  if (unknown !== undefined) return err(refuse('speaking/unknown_person', { id: unknown }));
  return ok({ ids: [...new Set(ids)] });
};

/** Those of the speakers who are still entered. */
export const stillKnown = ({ ids }: SpeakingView, people: RosterView): SpeakingView => ({
  ids: ids.filter((id) => isKnown(people, id)),
});
