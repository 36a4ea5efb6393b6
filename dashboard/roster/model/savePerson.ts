import equal from 'fast-deep-equal';
import type { RosterView, RosterPerson } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { GROUPS, membersOf, withMembers, type Group } from './people';

/** A person in a window, with what the list said when it was opened. */
export interface Editing {
  readonly group: Group;
  /** As he stood; null for a new one. */
  readonly seen: RosterPerson | null;
  readonly list: RosterView;
}

/** The list with what was typed, or how to go on: somebody else changed what is being edited. */
export type Saved = { readonly people: RosterView } | { readonly changed: Editing };

const homeOf = (people: RosterView, id: string): Group | undefined =>
  GROUPS.find((group) => membersOf(people, group).some((member) => member.id === id));

/** The two teams changed colours between these lists. */
const areSwapped = (before: RosterView, now: RosterView): boolean => {
  const isMember = (side: 'white' | 'black') => (person: RosterPerson) =>
    now[side].people.some(({ id }) => id === person.id);
  const stay = (from: 'white' | 'black') => before[from].people.filter(isMember(from));
  const move = (from: 'white' | 'black') => before[from].people.filter(isMember(opponent(from)));
  const moved = [...move('white'), ...move('black')];
  // Without names, or with the same: whoever is still there moved, and not one of several alone.
  if (before.white.name === before.black.name)
    return moved.length > 0 && [...stay('white'), ...stay('black')].length === 0;
  return before.white.name === now.black.name && before.black.name === now.white.name;
};

const added = (people: RosterView, { group, list }: Editing, person: RosterPerson): Saved => {
  const isTeam = group === 'white' || group === 'black';
  if (isTeam && areSwapped(list, people)) return { changed: { group: opponent(group), seen: null, list: people } };
  return { people: withMembers(people, group, [...membersOf(people, group), person]) };
};

/** A window stays with its team, and with its person, wherever they stand by now. */
export const savePerson = (people: RosterView, editing: Editing, person: RosterPerson): Saved => {
  const { seen, group } = editing;
  if (seen === null) return added(people, editing, person);
  const home = homeOf(people, seen.id);
  if (home === undefined) return { changed: { group, seen: null, list: people } };
  const members = membersOf(people, home);
  const present = members.find(({ id }) => id === seen.id);
  if (present === undefined || !equal(seen, present))
    return { changed: { group: home, seen: present ?? null, list: people } };
  return {
    people: withMembers(
      people,
      home,
      members.map((member) => (member === present ? person : member)),
    ),
  };
};
