import type { HeadToHeadContent, PeopleView, Person, Side } from 'chess-match/client';
import { lineUp } from '../air/people/lineUp';
import { whoIs, type Known } from '../air/people/whoIs';

/** Two who are compared; null: nobody is entered there. */
export interface Pair {
  readonly left: Known | null;
  readonly right: Known | null;
}

/** Who sits opposite whom. */
export interface Pairing extends Pair {
  readonly board: number;
}

const known = (person: Person | undefined, side: Side): Known | null =>
  person === undefined ? null : { person, side };

const captainOf = (people: PeopleView, side: Side): Known | null =>
  known(
    people[side].people.find(({ role }) => role === 'captain'),
    side,
  );

/** Those who sit at a board or work table: of two at one number whoever is presented first. */
const seated = (people: PeopleView, side: Side, board: number): Known | null =>
  known(
    lineUp(people[side].people).find(({ seat }) => seat === board),
    side,
  );

/** Pairings of as many boards as the match has, those where somebody is entered. */
export const pairingsOf = (people: PeopleView, boards: number): readonly Pairing[] =>
  Array.from({ length: boards }, (_, index) => index + 1)
    .map((board) => ({ board, left: seated(people, 'white', board), right: seated(people, 'black', board) }))
    .filter(({ left, right }) => left !== null || right !== null);

const named = (people: PeopleView, id: string | null): Known | null => (id === null ? null : whoIs(people, id));

/** The two people that content asks for; null where it asks for teams or for all pairings. */
export const pairOf = ({ what, board, one, other }: HeadToHeadContent, people: PeopleView): Pair | null => {
  switch (what) {
    case 'captains':
      return { left: captainOf(people, 'white'), right: captainOf(people, 'black') };
    case 'board':
      return { left: seated(people, 'white', board ?? 1), right: seated(people, 'black', board ?? 1) };
    case 'people':
      return { left: named(people, one), right: named(people, other) };
    case 'teams':
    case 'pairings':
      return null;
  }
};
