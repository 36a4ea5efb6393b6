import type { PeopleView, Person, Side } from 'chess-match/client';

/** Is someone known by id, and the side of their team; null for arbiters and commentators. */
export interface Known {
  readonly person: Person;
  readonly side: Side | null;
}

/** Finds the person with this id; null when nobody has it. */
export const whoIs = (people: PeopleView, id: string): Known | null => {
  const groups: readonly (readonly [readonly Person[], Side | null])[] = [
    [people.white.people, 'white'],
    [people.black.people, 'black'],
    [people.arbiters, null],
    [people.commentators, null],
  ];
  for (const [members, side] of groups) {
    const person = members.find((member) => member.id === id);
    if (person) return { person, side };
  }
  return null;
};
