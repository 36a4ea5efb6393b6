import type { Side } from '@schemas/boards';
import type { PeopleView } from '@schemas/people';

type NamedTeams = Readonly<Record<Side, { readonly name: string }>>;

/** Of a match: what its teams are called, and whether it was made up to show something. */
interface Named {
  readonly demo: boolean;
  readonly teams: NamedTeams;
}

const alike = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * Whether those entered for a side are the team that the open match has there. A list that names no team is of any
 * match; before a match is open, and in a demonstration, any list is shown.
 */
export const isOwnTeam = (people: NamedTeams, { demo, teams }: Named, side: Side): boolean => {
  const [entered, playing] = [alike(people[side].name), alike(teams[side].name)];
  return demo || entered === '' || playing === '' || entered === playing;
};

/** The people as viewers may be told of them: of a team that does not play this match nobody, nor its colour. */
export const ownPeople = (people: PeopleView, match: Named): PeopleView => {
  const shown = (side: Side): PeopleView['white'] =>
    isOwnTeam(people, match, side)
      ? people[side]
      : { name: match.teams[side].name, short: '', logo: null, colour: null, people: [] };
  const [white, black] = [shown('white'), shown('black')];
  return white === people.white && black === people.black ? people : { ...people, white, black };
};
