import { newId, type RosterView, type RosterPerson } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';

/** Where people stand, in the order in which pages and lists have them. */
export const GROUPS = ['white', 'black', 'arbiters', 'commentators'] as const;
export type Group = (typeof GROUPS)[number];

/** Most people of a group: the contract's. */
export const MOST = 30;

export const ROLES: Readonly<Record<Group, readonly RosterPerson['role'][]>> = {
  white: ['captain', 'player', 'reserve', 'coach'],
  black: ['captain', 'player', 'reserve', 'coach'],
  arbiters: ['arbiter'],
  commentators: ['commentator'],
};

export const membersOf = (people: RosterView, group: Group): readonly RosterPerson[] =>
  group === 'white' || group === 'black' ? people[group].people : people[group];

export const withMembers = (people: RosterView, group: Group, members: readonly RosterPerson[]): RosterView =>
  group === 'white' || group === 'black'
    ? { ...people, [group]: { ...people[group], people: [...members] } }
    : { ...people, [group]: [...members] };

const LETTER: Readonly<Record<Group, string>> = { white: 'w', black: 'b', arbiters: 'a', commentators: 'c' };

/** An id that nobody has or ever had: what was prepared for somebody who left is not for whoever comes in the place. */
export const newPersonId = (group: Group): string => `${LETTER[group]}-${newId()}`;

/** What would become of whom. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly id: string;
  readonly name: string;
  /** Names of the fields that differ; `group` where the person moves. */
  readonly fields: readonly string[];
}

interface Placed {
  readonly person: RosterPerson;
  readonly group: Group;
}

const placed = (people: RosterView): ReadonlyMap<string, Placed> =>
  new Map(GROUPS.flatMap((group) => membersOf(people, group).map((person) => [person.id, { person, group }] as const)));

const FIELDS = ['name', 'title', 'role', 'elo', 'seat', 'photo', 'mic'] as const;

const fieldsOf = (before: Placed, after: Placed): readonly string[] => [
  ...(before.group === after.group ? [] : ['group']),
  ...FIELDS.filter((field) => before.person[field] !== after.person[field]),
];

const teamChanges = (before: RosterView, after: RosterView): readonly Change[] =>
  SIDES.flatMap((side): readonly Change[] => {
    const fields = (['name', 'short', 'logo', 'colour'] as const).filter(
      (field) => before[side][field] !== after[side][field],
    );
    return fields.length === 0 ? [] : [{ kind: 'changed', id: side, name: after[side].name || side, fields }];
  });

/** The difference between two lists: who comes, who goes, who changes in what. */
export const changesOf = (before: RosterView, after: RosterView): readonly Change[] => {
  const [old, now] = [placed(before), placed(after)];
  const came = [...now].flatMap(([id, next]): readonly Change[] => {
    const known = old.get(id);
    const { name } = next.person;
    if (known === undefined) return [{ kind: 'added', id, name, fields: [] }];
    const fields = fieldsOf(known, next);
    return fields.length === 0 ? [] : [{ kind: 'changed', id, name, fields }];
  });
  const gone = [...old].filter(([id]) => !now.has(id));
  return [
    ...teamChanges(before, after),
    ...came,
    ...gone.map(([id, { person }]): Change => ({ kind: 'removed', id, name: person.name, fields: [] })),
  ];
};
