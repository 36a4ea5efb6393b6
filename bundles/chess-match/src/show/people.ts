import type { PeopleView, Person } from '@schemas/people';
import type { Problem } from '@schemas/draft';
import type { SpeakingView } from '@schemas/speaking';
import { err, ok, type Result } from '../rules/common/result';
import { refuse } from './errors';

export const nobody = (): PeopleView => ({
  white: { logo: null, people: [] },
  black: { logo: null, people: [] },
  arbiters: [],
  commentators: [],
});

/** Everyone with the JSON pointer to where they stand, teams first. */
const placed = ({ white, black, arbiters, commentators }: PeopleView): readonly (readonly [Person, string])[] => {
  const groups: readonly (readonly [readonly Person[], string])[] = [
    [white.people, '/white/people'],
    [black.people, '/black/people'],
    [arbiters, '/arbiters'],
    [commentators, '/commentators'],
  ];
  return groups.flatMap(([people, where]) => people.map((person, index) => [person, `${where}/${index}`] as const));
};

export const everyone = (people: PeopleView): readonly Person[] => placed(people).map(([person]) => person);

export const isKnown = (people: PeopleView, id: string): boolean => everyone(people).some((person) => person.id === id);

/** @returns people/duplicate_id pointing to the second of two people with one id, or null. */
export const duplicateOf = (people: PeopleView): Problem | null => {
  const seen = new Set<string>();
  for (const [{ id }, where] of placed(people)) {
    if (seen.has(id)) return refuse('people/duplicate_id', { id, where: `${where}/id` });
    seen.add(id);
  }
  return null;
};

/** Who speaks now. Not a fact of the show: nothing of it is kept. @returns speaking/unknown_person */
export const decideSpeaking = (people: PeopleView, ids: readonly string[]): Result<SpeakingView, Problem> => {
  const unknown = ids.find((id) => !isKnown(people, id));
  if (unknown !== undefined) return err(refuse('speaking/unknown_person', { id: unknown }));
  return ok({ ids: [...new Set(ids)] });
};

/** Those of the speakers who are still entered. */
export const stillKnown = ({ ids }: SpeakingView, people: PeopleView): SpeakingView => ({
  ids: ids.filter((id) => isKnown(people, id)),
});
